import { expect, test } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import { reasonIn, troubleOf } from "./trouble.ts";

const response = (status: number) => ({ status, statusText: "", internal: true, data: "" });

test.each([
  ["an unknown plan", new CallRefused("PLAN_NOT_ON_SALE", "", { fields: [] }), "missing"],
  ["too many calls", new CallRefused("TOO_MANY_REQUESTS", "", { fields: [] }), "busy"],
  ["no connection", new CallRefused("TRY_AGAIN_LATER", "", { fields: [] }), "away"],
  ["a refusal written into the page", { name: "CallRefused", code: "NOT_FOUND", message: "" }, "missing"],
  ["a refusal without words of its own", new CallRefused("PRICE_CHANGED", "", { fields: [] }), "unknown"],
  ["no such route", response(404), "missing"],
  ["a broken route", response(500), "unknown"],
  ["a bug", new RangeError("not a whole number"), "unknown"],
  ["what only has a code", { code: "NOT_FOUND" }, "unknown"],
  ["nothing at all", undefined, "unknown"],
])("%s", (_what, error, trouble) => expect(troubleOf(error)).toBe(trouble));

test.each([
  [new CallRefused("OUT_OF_STOCK", "Sold out.", { fields: [] }), "Sold out."],
  [{ name: "CallRefused", code: "GDS_ERROR", message: "The carrier said no." }, "The carrier said no."],
  [new RangeError("not a whole number"), undefined],
  [undefined, undefined],
])("why a page cannot be shown (E2): %s", (error, reason) => expect(reasonIn(error)).toBe(reason));
