import { errorWords } from "../../../i18n/errors.server.ts";
import { refuse, type RefusalCode } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import type { KindSentAgain } from "../../aftersales/staff-mails/rules.ts";
import { newestShown } from "../bulk/rules.ts";
import { bulkSoFar, listedBulk } from "../bulk/shown-bulk.server.ts";
import { newestBulks } from "../bulk/store.server.ts";
import { GetBulkAction, GetBulkActions } from "./contract.ts";
import { rightTo } from "./rules.ts";
import { bulkOfOrders, ordersInBulk, refusedOrders, type BulkAction } from "./store.server.ts";

const whatOf = ({ kind, details }: Pick<BulkAction, "kind" | "details">) => ({
  kind,
  mailKind: (details.mailKind as KindSentAgain | undefined) ?? null,
});

export const getBulkActions = operation(GetBulkActions, async (_wish, { db }) => ({
  actions: (await newestBulks(db, ordersInBulk, newestShown)).map((bulk) => ({
    ...listedBulk(bulk),
    ...whatOf(bulk as BulkAction),
  })),
}));

export const getBulkAction = operation(GetBulkAction, async ({ id, after = 0 }, { db, visitor, caller }) => {
  const bulk = (await bulkOfOrders(db, id)) ?? refuse("NOT_FOUND");
  const words = errorWords(visitor.language);
  const why = (code: string) => words.code(code as RefusalCode);
  const { shown, soFar } = await bulkSoFar(db, {
    tables: ordersInBulk,
    bulk,
    right: rightTo[bulk.kind],
    caller,
    why,
    refused: (most) => refusedOrders(db, id, after, most),
  });
  return {
    ...soFar,
    ...whatOf(bulk),
    isFiltered: bulk.filter !== null,
    orders: shown.map(({ place, number, outcome }) => ({ place, number, why: why(outcome) })),
  };
});
