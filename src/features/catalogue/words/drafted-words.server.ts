import type { ChangedArea, ChangedWords } from "../../../i18n/changed-words.ts";
import type { Language } from "../../../kernel/language.ts";
import { changedWordsOf } from "../../../platform/changed-words.server.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { draftOfWords } from "./draft-of-words.server.ts";
import { withEndsOf, withPlaces } from "./rules.ts";
import { messageAt } from "./weigh-words.server.ts";

type Asking = Pick<Context, "db" | "catalogueVersion" | "changedWords"> & { caller: StaffCaller };

/**
 * The words of the moment, and of one message what the caller has typed and not published, right or not. `mark` is said
 * behind each of its texts, by which one learns where it is said.
 */
export async function draftedWords(
  at: { area: string; path: string },
  context: Asking,
  mark = "",
): Promise<ChangedWords> {
  const [message, published, draft] = await Promise.all([
    messageAt(context.db, at),
    changedWordsOf(context),
    draftOfWords(context.db, at, context.caller),
  ]);
  const pairsIn = (language: Language, compiled: readonly string[], texts: readonly string[]) =>
    compiled.map((was, place) => {
      const typed = draft?.[`${language}.${place}`];
      const is = typed === undefined ? texts[place]! : withPlaces(withEndsOf(was, typed), message.names);
      return [was, is + mark] as const;
    });
  const languages: Partial<Record<Language, Readonly<Record<string, ChangedArea>>>> = { ...published.languages };
  for (const { language, compiled, texts } of message.languages) {
    const areas = languages[language] ?? {};
    const area = { ...areas[at.area], [at.path]: pairsIn(language, compiled, texts) };
    languages[language] = { ...areas, [at.area]: area };
  }
  return { version: published.version, languages };
}
