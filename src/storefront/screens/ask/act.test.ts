import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { notSaid, talkAfter } from "./act.ts";

const refused = (code: RefusalCode) => new CallRefused(code, "No.", { fields: [] });
const calls = vi.fn<(path: string, wish: { requestKey: string }) => Promise<unknown>>();
const asking = { call: calls, language: "en", currency: "HKD" } as unknown as Asking;
const formOf = (entries: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, String(value));
  return form;
};

beforeAll(() => loadWords("en", ["ask", "errors"]));
beforeEach(() => void calls.mockReset());

/** What stands in every form after a press that failed. */
async function failing(entries: object, code: RefusalCode) {
  const form = formOf(entries);
  const error = await talkAfter(form, asking).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code });
  return notSaid(error, form, asking).data;
}

test("a wish for a person whose answer was lost is asked again as the same request: no second chat begins", async () => {
  calls.mockRejectedValueOnce(refused("TRY_AGAIN_LATER"));
  const { entries } = await failing({ go: "person" }, "TRY_AGAIN_LATER");
  calls.mockResolvedValue({ id: "chat", key: "key" });
  await talkAfter(formOf({ go: "person", triedSaid: entries.triedSaid, triedKey: entries.triedKey }), asking);
  const [first, second] = calls.mock.calls.map(([, wish]) => wish.requestKey);
  expect(second).toBe(first);
  // another question is another request
  await talkAfter(formOf({ said: "How?", triedSaid: entries.triedSaid, triedKey: entries.triedKey }), asking);
  expect(calls.mock.lastCall![1].requestKey).not.toBe(first);
});

test("where the chat has begun and nobody could be called, what is pressed next goes on in it", async () => {
  calls.mockResolvedValueOnce({ id: "chat", key: "key" }).mockRejectedValueOnce(refused("TRY_AGAIN_LATER"));
  expect((await failing({ go: "person" }, "TRY_AGAIN_LATER")).entries).toMatchObject({ chat: "chat", key: "key" });
});

test.each([
  ["TRY_AGAIN_LATER", true],
  ["TRIED_OFTEN", false],
  ["INVALID_INPUT", false],
] as const)("what was refused as %s goes out by itself later: %s", async (code, isLost) => {
  calls.mockRejectedValueOnce(refused(code));
  expect((await failing({ said: "How?" }, code)).isLost).toBe(isLost);
});
