import { operation } from "../../../platform/operation.server.ts";
import { htmlOf } from "./paragraphs.server.ts";
import { LookThroughText } from "./staff-contract.ts";
import { languagesOf, unlikelyWords } from "./staff-rules.ts";
import { weighText } from "./weigh-text.server.ts";

export const lookThroughText = operation(LookThroughText, async ({ text: wish, version }, { db }) => {
  const { text, differences, isThere } = await weighText(db, wish, version);
  return {
    differences,
    isThere,
    pages: languagesOf(text).map((language) => ({
      language,
      title: text.languages[language]!.title,
      html: htmlOf(text.languages[language]!.cells.map((cell) => cell.text)),
    })),
    warnings: languagesOf(text).flatMap((language) =>
      differences
        .filter(({ field }) => field.startsWith(`${language}.`))
        .flatMap(({ field, after }) =>
          unlikelyWords(language, after ?? "").map((words) => ({ language, field, ...words })),
        ),
    ),
  };
});
