import { kindOfArea } from "../../../i18n/every-area.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { pageOfArea } from "./pages.ts";
import { saidNow, withNames } from "./rules.ts";
import { GetMessage } from "./staff-contract.ts";
import { changesOfMessage } from "./store.server.ts";
import { messageAt } from "./weigh-words.server.ts";

/** What a page shows; the audit trail has all. */
const mostChanges = 100;

export const getMessage = operation(GetMessage, async (at, { db }) => {
  const { names, version, isEditable, languages } = await messageAt(db, at);
  const named = (texts: readonly string[]) => texts.map((text) => withNames(text, names));
  const compiledIn = new Map(languages.map(({ language, compiled }) => [language, compiled]));
  const history = Map.groupBy(await changesOfMessage(db, at, mostChanges), (change) => change.version);
  return {
    kind: kindOfArea(at.area),
    page: pageOfArea[at.area] ?? null,
    version,
    isEditable,
    names,
    languages: languages.map(({ said, compiled, texts, originalWas, ...one }) => ({
      ...one,
      compiled: named(compiled),
      texts: named(texts),
      originalWas: originalWas === null ? null : withNames(originalWas, names),
      isChanged: said !== null,
    })),
    history: [...history].map(([counted, changes]) => {
      const [{ changed_at, who, reason }] = changes as [(typeof changes)[number]];
      return {
        version: counted,
        at: changed_at.toISOString(),
        who,
        reason,
        languages: changes.map(({ lang, said }) => ({
          language: lang,
          texts: said && named(saidNow(compiledIn.get(lang) ?? [], said, names.length > 0)),
        })),
      };
    }),
  };
});
