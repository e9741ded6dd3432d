import { errorWords } from "../../../i18n/errors.server.ts";
import { refuse, type RefusalCode } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import type { KindSentAgain } from "../../aftersales/staff-mails/rules.ts";
import { GetBulkAction, GetBulkActions } from "./contract.ts";
import { rightTo } from "./rules.ts";
import { bulkById, countedOutcomes, newestBulks, refusedOrders } from "./store.server.ts";

const shownAtOnce = 20;
const refusedAtOnce = 50;

export const getBulkActions = operation(GetBulkActions, async (_wish, { db }) => ({
  actions: (await newestBulks(db, shownAtOnce)).map(({ id, kind, details, state, at, name, to }) => ({
    id,
    kind,
    mailKind: (details.mailKind as KindSentAgain | undefined) ?? null,
    to,
    who: name,
    state,
    at: at.toISOString(),
  })),
}));

export const getBulkAction = operation(GetBulkAction, async ({ id, after = 0 }, { db, visitor, caller }) => {
  const bulk = (await bulkById(db, id)) ?? refuse("NOT_FOUND");
  const [counts, found] = await Promise.all([countedOutcomes(db, id), refusedOrders(db, id, after, refusedAtOnce + 1)]);
  const words = errorWords(visitor.language);
  const why = (code: string) => words.code(code as RefusalCode);
  const count = (outcome: string | null) => counts.find((one) => one.outcome === outcome)?.count ?? 0;
  const shown = found.slice(0, refusedAtOnce);
  return {
    id,
    kind: bulk.kind,
    mailKind: (bulk.details.mailKind as KindSentAgain | undefined) ?? null,
    note: bulk.details.note ?? null,
    to: bulk.to,
    who: bulk.name,
    state: bulk.state,
    isFiltered: bulk.filter !== null,
    more: bulk.more,
    at: bulk.at.toISOString(),
    beginsAt: bulk.begins_at.toISOString(),
    endedAt: bulk.ended_at?.toISOString() ?? null,
    stoppedBy: bulk.stopped_by,
    done: count("done"),
    left: count(null),
    refused: counts.flatMap(({ outcome, count: many }) =>
      outcome === null || outcome === "done" ? [] : [{ why: why(outcome), count: many }],
    ),
    orders: shown.map(({ place, number, outcome }) => ({ place, number, why: why(outcome) })),
    next: found.length > refusedAtOnce ? shown.at(-1)!.place : null,
    mayStop: (bulk.state === "gathering" || bulk.state === "running") && may(caller, rightTo[bulk.kind]),
  };
});
