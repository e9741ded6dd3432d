import { operation } from "../../../platform/operation.server.ts";
import { drawnPages } from "./drawn-pages.server.ts";
import { LookThroughText } from "./staff-contract.ts";
import { inForceFrom, languagesOf } from "./staff-rules.ts";
import { unlikelyWords } from "./unlikely-words.ts";
import { weighText } from "./weigh-text.server.ts";

export const lookThroughText = operation(LookThroughText, async ({ text: wish, version }, context) => {
  const { db, now } = context;
  await context.catalogueVersion.current();
  const { text, differences, isThere, comesBack } = await weighText(db, wish, version, now);
  const from = inForceFrom(text);
  return {
    differences,
    isThere,
    comesBack,
    from: from && from > now ? from.toISOString() : null,
    pages: drawnPages(text),
    warnings: languagesOf(text).flatMap((language) =>
      differences
        .filter(({ field }) => field.startsWith(`${language}.`))
        .flatMap(({ field, after }) =>
          unlikelyWords(language, after ?? "").map((words) => ({ language, field, ...words })),
        ),
    ),
  };
});
