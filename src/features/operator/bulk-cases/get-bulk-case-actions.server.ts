import { nobody } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { newestShown } from "../bulk/rules.ts";
import { refusedSeen } from "../bulk/seen-store.server.ts";
import { bulkSoFar, listedBulk } from "../bulk/shown-bulk.server.ts";
import { newestBulks } from "../bulk/store.server.ts";
import { whyNotIn } from "../bulk/why-not.server.ts";
import { casesById, colleagues } from "../inbox/store.server.ts";
import { GetBulkCaseAction, GetBulkCaseActions } from "./contract.ts";
import { bulkOfCases, casesInBulk, type BulkOfCases } from "./store.server.ts";

const whatOf = ({ kind, details }: Pick<BulkOfCases, "kind" | "details">) => ({
  deed: kind,
  until: details.until ?? null,
});

export const getBulkCaseActions = operation(GetBulkCaseActions, async (_wish, { db }) => ({
  actions: (await newestBulks(db, casesInBulk, newestShown)).map((bulk) => ({
    ...listedBulk(bulk),
    ...whatOf(bulk as BulkOfCases),
  })),
}));

export const getBulkCaseAction = operation(GetBulkCaseAction, async ({ id, after = 0 }, { db, visitor, caller }) => {
  const bulk = (await bulkOfCases(db, id)) ?? refuse("NOT_FOUND");
  const why = whyNotIn(visitor.language);
  const { shown, soFar } = await bulkSoFar(db, {
    tables: casesInBulk,
    bulk,
    right: "work_cases",
    caller,
    why,
    refused: (most) => refusedSeen(db, casesInBulk, { id, after }, most),
  });
  const ids = shown.map(({ id: one }) => one);
  const [cases, everybody] = await Promise.all([casesById(db, ids), colleagues(db)]);
  const { view = "all", kind: ofKind = null, owner } = bulk.filter;
  return {
    ...soFar,
    ...whatOf(bulk),
    filter: {
      view,
      kind: ofKind,
      owner: owner === undefined ? null : (everybody.find(({ id: one }) => one === owner)?.name ?? nobody),
    },
    cases: shown.flatMap(({ id: one, outcome }) =>
      cases
        .filter((found) => found.id === one)
        .map(({ kind, subject, title, number }) => ({
          id: one,
          kind,
          subject,
          title,
          orderNumber: number,
          why: why(outcome),
        })),
    ),
  };
});
