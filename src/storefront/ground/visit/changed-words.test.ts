import { afterEach, expect, test, vi } from "vitest";
import { words as compiled } from "../../../i18n/en/real-name.ts";
import { no } from "./asking.world.ts";
import { post } from "./call.ts";
import { renewChangedWords } from "./changed-words.ts";
import { loadWords, wordsOf } from "./words.ts";

vi.mock("./call.ts");
afterEach(() => vi.resetAllMocks());

const says = (text: string) =>
  vi.mocked(post).mockResolvedValue({
    resultCode: "SUCCESS",
    resultMessage: "",
    resultData: { changed: { "real-name": { "send.accuracy": [[compiled.send.accuracy, text]] } } },
  });
const accuracy = () => wordsOf("en", "real-name").send.accuracy;

test("a page that is older than a change says it once it has asked, and what it said where nobody answers", async () => {
  await loadWords("en", ["real-name"]);
  expect(accuracy()).toBe(compiled.send.accuracy);
  says("All of it is true.");
  await renewChangedWords("en", ["real-name"]);
  expect(accuracy()).toBe("All of it is true.");
  says("Every word is true.");
  await renewChangedWords("en", ["real-name"]);
  vi.mocked(post).mockImplementation(() => no("TRY_AGAIN_LATER"));
  await renewChangedWords("en", ["real-name"]);
  expect(accuracy()).toBe("Every word is true.");
});
