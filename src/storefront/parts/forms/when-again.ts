import type { Language } from "../../../kernel/language.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { readersZone } from "../../ground/visit/readers-zone.ts";
import { wordsOf } from "../../ground/visit/words.ts";

/**
 * When a refused try may be made again. `until`: ISO 8601. In the browser by the visitor's own clock and zone; a server
 * knows neither, and says how long it is.
 */
export function whenAgain(
  until: string,
  language: Language,
  now = new Date(),
  inBrowser = typeof document !== "undefined",
): { words: string; seconds: number } {
  const words = wordsOf(language, "sign-in").until;
  const at = new Date(until);
  const seconds = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
  if (!inBrowser || seconds < 90) return { seconds, words: words.in(Math.ceil(seconds / 60)) };
  return { seconds, words: words.at(momentText(at, { zone: readersZone() }, language, { now })) };
}
