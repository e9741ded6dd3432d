import type { Language } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { unlikelyWords } from "../content/unlikely-words.ts";
import { LookThroughWords } from "./staff-contract.ts";
import { weighWords } from "./weigh-words.server.ts";

export const lookThroughWords = operation(LookThroughWords, async ({ words }, { db }) => {
  const { differences, kept } = await weighWords(db, words);
  return {
    differences,
    isThere: kept.length === 0,
    warnings: differences.flatMap(({ field, after }) => {
      const language = field.split(".")[0] as Language;
      return unlikelyWords(language, after).map((found) => ({ language, field, ...found }));
    }),
  };
});
