import { expect, test } from "vitest";
import { CallRefused } from "../../kernel/envelope.ts";
import { troubleOf } from "./trouble.ts";

const response = (status: number) => ({ status, statusText: "", internal: true, data: "" });

test.each([
  ["an unknown plan", new CallRefused("PLAN_NOT_ON_SALE", "", { fields: [] }), "missing"],
  ["too many calls", new CallRefused("TOO_MANY_REQUESTS", "", { fields: [] }), "busy"],
  ["no connection", new CallRefused("TRY_AGAIN_LATER", "", { fields: [] }), "away"],
  ["a refusal written into the page", { name: "CallRefused", code: "NOT_FOUND", message: "" }, "missing"],
  ["a refusal without words of its own", new CallRefused("PRICE_CHANGED", "", { fields: [] }), "unknown"],
  ["a chunk that did not come", new TypeError("Importing a module script failed."), "load"],
  ["no such route", response(404), "missing"],
  ["a broken route", response(500), "unknown"],
  ["a bug", new RangeError("not a whole number"), "unknown"],
  ["what only has a code", { code: "NOT_FOUND" }, "unknown"],
  ["nothing at all", undefined, "unknown"],
])("%s", (_what, error, trouble) => expect(troubleOf(error)).toBe(trouble));
