import { expect, test, vi } from "vitest";
import { mostFileBytes } from "../../../features/people/enquiries/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import type { Call } from "../../ground/visit/calls.ts";
import { failureOf, refusalsOf, sendFile } from "./upload.ts";

const refused = (code: RefusalCode, facts: object = {}) => new CallRefused(code, "No.", { fields: [], ...facts });

test.each([
  [refused("TRY_AGAIN_LATER"), "offline"],
  [refused("TOO_MANY_REQUESTS"), "waiting"],
  [refused("NOT_FOUND"), "over"],
  [refused("ENQUIRY_OVER"), "over"],
  [refused("FILE_REFUSED", { why: "many" }), { why: "many" }],
  [refused("TRIED_OFTEN"), { message: "No." }],
  [refused("UNKNOWN_ERROR"), { message: "No." }],
  // changed on the disk: other bytes than were named, or none that can be read
  [refused("INVALID_INPUT"), { why: "changed" }],
  [new DOMException("It was deleted", "NotReadableError"), { why: "changed" }],
])("only what passes is waited for: %s", (error, failure) => expect(failureOf(error)).toEqual(failure));

const of = (...sizes: number[]) => sizes.map((size) => ({ size }));
const [good, heavy] = [1000, mostFileBytes + 1];

test.each([
  ["ten beside one that is too heavy", of(heavy, ...Array(10).fill(good)), 0, ["heavy", ...Array(10).fill(undefined)]],
  ["the eleventh", of(...Array(11).fill(good)), 0, [...Array(10).fill(undefined), "many"]],
  ["beside nine that are there", of(0, good, good), 9, ["empty", undefined, "many"]],
])("%s", (_name, chosen, taken, refusals) => expect(refusalsOf(chosen, taken)).toEqual(refusals));

test("a file whose name is blank has one all the same", async () => {
  const call = vi.fn<(path: string, wish: object) => Promise<object>>(async () => ({ isWhole: true }));
  await sendFile(new File(["%PDF"], "  "), { call: call as unknown as Call, link: undefined });
  expect(call.mock.calls[0]![1]).toMatchObject({ name: "file" });
});
