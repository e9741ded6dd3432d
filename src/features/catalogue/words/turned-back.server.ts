import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { originalOfWords, withNames } from "./rules.ts";
import { holdingChanges } from "./store.server.ts";
import { messageAt, type Weighed } from "./weigh-words.server.ts";

/**
 * What gives a message back to what it said before a version, in the languages that this version changed; none once
 * somebody has changed it since, whose words stay.
 */
export async function turnedBack(
  tx: DbOrTx,
  at: { area: string; path: string },
  version: number,
): Promise<Weighed | undefined> {
  const message = await messageAt(tx, at);
  if (message.version !== version) return undefined;
  const before = await messageAt(tx, at, version - 1);
  const compiledOriginal = before.languages.find(({ language }) => language === originalOfWords)?.compiled ?? [];
  const rows = await holdingChanges(tx, at, version - 1);
  const changed = (await holdingChanges(tx, at)).filter((row) => row.version === version);
  const kept = changed.map(({ lang }) => {
    const row = rows.find((one) => one.lang === lang);
    return { language: lang, said: row?.said ?? null, original: row?.original ?? compiledOriginal.join("\n") };
  });
  const differences = message.languages.flatMap(({ language, texts }) => {
    const then = before.languages.find((one) => one.language === language)?.texts ?? [];
    return texts.flatMap((text, place) =>
      text === then[place]
        ? []
        : [
            {
              field: `${language}.${place}`,
              before: withNames(text, message.names),
              after: withNames(then[place] ?? "", message.names),
            },
          ],
    );
  });
  return { message, kept, differences };
}
