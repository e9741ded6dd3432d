import { spokenLanguage } from "../../../kernel/language.ts";
import { changedWordsOf } from "../../../platform/changed-words.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetChangedWords } from "./contract.ts";

export const getChangedWords = operation(GetChangedWords, async ({ areas, lang }, context) => {
  const { languages } = await changedWordsOf(context);
  const language = lang ?? context.visitor.language;
  return {
    changed: Object.fromEntries(
      areas.flatMap((area) => {
        const changed = languages[spokenLanguage(language, area)] ?? {};
        return Object.hasOwn(changed, area) ? [[area, changed[area]!]] : [];
      }),
    ) as never,
  };
});
