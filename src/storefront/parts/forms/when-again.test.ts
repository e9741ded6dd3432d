import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../ground/visit/words.ts";
import { whenAgain } from "./when-again.ts";

beforeAll(() => Promise.all([loadWords("en", ["sign-in"]), loadWords("zh-hk", ["sign-in"])]));
const now = new Date("2026-11-21T08:00:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

test.each([
  [1, false, "You can try again in a minute."],
  [14.5, false, "You can try again in 15 minutes."],
  [1, true, "You can try again in a minute."],
  [15, true, /^You can try again at \d{2}:15 UTC\S*\.$/],
  [2900, true, /^You can try again at 2[23] Nov 2026, \d{2}:20 UTC\S*\.$/],
])("%d minutes (in the browser: %s): %s", (minutes, inBrowser, words) => {
  expect(whenAgain(inMinutes(minutes), "en", now, inBrowser).words).toMatch(words);
});

test("the countdown is in seconds and never below one", () => {
  expect(whenAgain(inMinutes(0.5), "zh-hk", now, true)).toEqual({ seconds: 30, words: "1 分鐘後可以再試。" });
  expect(whenAgain(inMinutes(-3), "en", now, true).seconds).toBe(1);
});
