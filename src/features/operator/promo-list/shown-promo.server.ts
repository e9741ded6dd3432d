import { money } from "../../../kernel/money.ts";
import type { PromoRow } from "./store.server.ts";

export function shownPromo(row: PromoRow) {
  return {
    code: row.code,
    state: row.state,
    kind: row.kind,
    percent: row.percent,
    amounts: row.amounts,
    firstOrder: row.first_order,
    planCodes: row.plan_codes,
    validFrom: row.valid_from.toISOString(),
    validUntil: row.valid_until.toISOString(),
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    totalLimit: row.total_limit,
    perBuyerLimit: row.per_buyer_limit,
    uses: row.uses,
    cost: row.cost.map(({ amount, currency }) => money(amount, currency)),
    madeByStaff: row.made_by_staff,
  };
}
