import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { PromoFacts } from "./rules.ts";

/** All facts that decide on a code for one buyer (features/sales/promos/rules.ts, `buyerOf`; null: not known yet). */
export async function promoFacts(
  db: DbOrTx,
  { code, currency, buyer }: { code: string; currency: Currency; buyer: string | null },
): Promise<PromoFacts | undefined> {
  const { rows } = await sql<PromoFacts>`${prepared}
    select promo.kind, promo.percent, value.amount, promo.first_order, promo.plan_codes, promo.valid_from, promo.valid_until, promo.total_limit, promo.stopped_at,
      promo.per_buyer_limit, promo.uses, coalesce(promo.for_buyer <> ${buyer}, false) as for_another,
      (select count(*)::int from promo_uses use where use.code = promo.code and use.buyer = ${buyer} and use.state <> 'released') as uses_of_buyer,
      exists (select from orders where orders.buyer = ${buyer} and orders.paid_at is not null and orders.state <> 'refunded') as bought_before
    from promo_codes promo left join promo_amounts value on value.code = promo.code and value.currency = ${currency}
    where promo.code = ${code}`.execute(db);
  return rows[0];
}

/**
 * Locks a code; in a statement of its own before `promoFacts`, so that the latter's snapshot includes what others
 * wrote.
 */
export async function lockPromo(tx: DbOrTx, code: string): Promise<void> {
  await sql`${prepared} select from promo_codes where code = ${code} for no key update`.execute(tx);
}

export async function isStopped(db: DbOrTx, code: string): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`${prepared}
    select stopped_at is not null as stopped from promo_codes where code = ${code}`.execute(db);
  return rows[0]?.stopped === true;
}
