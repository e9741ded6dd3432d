import { dayMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { actionsOnText } from "../../records/actions/store.server.ts";
import { nextVersion } from "./next-version.ts";
import { GetText } from "./staff-contract.ts";
import { cellCount, cellStatesOf, languagesOf, originalLanguage, type Text, type textActions } from "./staff-rules.ts";
import { hashOf, originalHashes, textsOf } from "./staff-store.server.ts";
import { policyVersions, versionsSaid } from "./store.server.ts";
import { versionOfText } from "./weigh-text.server.ts";

/** From writing a policy to its day, where nobody says otherwise. */
const daysAhead = 14;
/** What a page shows; the audit trail has all. */
const mostActions = 50;

type Side = Record<string, string | null>;

export const getText = operation(GetText, async ({ kind, name }, { db, now, catalogueVersion }) => {
  await catalogueVersion.current();
  const [text = refuse("NOT_FOUND")] = await textsOf(db, kind, name);
  const actions = await actionsOnText(db, `${kind} ${name}`, mostActions);
  const history = actions.map(({ at, who, action, before, after }) => {
    const [former, latter] = [(before ?? {}) as Side, (after ?? {}) as Side];
    const differences = Object.keys(latter).map((field) => ({
      field,
      before: former[field] ?? null,
      after: latter[field] ?? null,
    }));
    return { at: at.toISOString(), who, what: action as (typeof textActions)[number], differences };
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
    isWithdrawn: text.isWithdrawn,
    next: kind === "policy" ? await nextOf(db, text, now) : null,
    versions: kind === "policy" ? await versionsSaid(db, name) : [],
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

async function nextOf(db: DbOrTx, { name, facts }: Text, now: Date) {
  const effective = dateAt(now.getTime() + daysAhead * dayMs, operatorZone);
  const used = [facts["version"] ?? "", ...(await policyVersions(db, name))];
  return { version: nextVersion(used, effective), effective };
}
