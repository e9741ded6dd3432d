import { expect, test } from "vitest";
import type { Asking } from "../../ground/visit/visit.ts";
import { askedAgain, isOpen, readStatus, type Status } from "./result-load.ts";

const status = (reasons: string[], state = "again") =>
  ({ state, reasons }) as Pick<Status, "state" | "reasons"> as Status;

test.each([
  [["photo_copy", "photo_unreadable"], ["photo"]],
  [["details_differ"], ["details"]],
  [
    ["details_lost", "photo_other"],
    ["photo", "details"],
  ],
  // of a version that knew none of them
  [[], ["details"]],
])("%j repeats %j and nothing else, on one page", (reasons, steps) => {
  const asked = status(reasons);
  expect(askedAgain(asked)).toEqual(steps);
  expect((["photo", "details"] as const).filter((step) => isOpen(step, asked))).toEqual(steps.slice(0, 1));
});

test("what waits has its details corrected, and what is over nothing", () => {
  expect([isOpen("details", status([], "received")), isOpen("photo", status([], "received"))]).toEqual([true, false]);
  expect(isOpen("details", status(["other"], "refused"))).toBe(false);
});

test.each([
  ["photo_copy", ["photo_copy"]],
  [null, []],
])("a server of the version before, which tells one reason, is understood: %s", async (reason, reasons) => {
  const call = (path: string) =>
    Promise.resolve(path === "/realName/getRealName" ? { state: "again", reason, sims: [] } : {});
  const read = await readStatus(new URL("http://shop.test/?number=RN1"), { call } as unknown as Asking);
  expect(read).toMatchObject({ found: "registration", status: { reasons } });
});
