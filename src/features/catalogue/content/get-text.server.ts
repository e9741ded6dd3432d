import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { actionsOnText } from "../../records/actions/store.server.ts";
import { GetText } from "./staff-contract.ts";
import { cellCount, cellStatesOf, languagesOf, originalLanguage } from "./staff-rules.ts";
import { hashOf, originalHashes, textsOf } from "./staff-store.server.ts";
import { versionOfText } from "./weigh-text.server.ts";

/** What a page shows; the audit trail has all. */
const mostActions = 50;

type Side = Record<string, string | null>;

export const getText = operation(GetText, async ({ kind, name }, { db }) => {
  const [text = refuse("NOT_FOUND")] = await textsOf(db, kind, name);
  const actions = await actionsOnText(db, `${kind} ${name}`, mostActions);
  const history = actions.map(({ at, who, before, after }) => {
    const [former, latter] = [(before ?? {}) as Side, (after ?? {}) as Side];
    const differences = Object.keys(latter).map((field) => ({
      field,
      before: former[field] ?? null,
      after: latter[field] ?? null,
    }));
    return { at: at.toISOString(), who, differences };
  });
  const hashes = originalHashes(text);
  const said = history.flatMap(({ differences }) =>
    differences.filter(({ field }) => field.startsWith(`${originalLanguage}.`)).map(({ before }) => before ?? ""),
  );
  const once = new Map(said.map((words) => [hashOf(words), words]));
  const rows = Array.from({ length: cellCount(text) }, (_, at) => at);
  return {
    version: versionOfText(text),
    facts: text.facts,
    languages: languagesOf(text).map((language) => {
      const { title = "", source = "", cells = [] } = text.languages[language] ?? {};
      const states = cellStatesOf(cells, hashes);
      const paragraphs = rows.map((at) => {
        const state = language === originalLanguage ? "current" : (states[at] ?? "behind");
        const from = cells[at]?.from;
        return {
          text: cells[at]?.text ?? "",
          state,
          originalWas: state === "behind" && from ? (once.get(from) ?? null) : null,
        } as const;
      });
      return { language, title, source, paragraphs };
    }),
    history,
  };
});
