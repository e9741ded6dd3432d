import type pg from "pg";
import type { Currency } from "../../../kernel/currency.ts";
import type { PromoFacts } from "./rules.ts";

/**
 * Everything of one code that decides, for one buyer (features/sales/promos/rules.ts, `buyerOf`; null: not known yet).
 */
export async function promoFacts(
  database: Pick<pg.Pool, "query">,
  { code, currency, buyer }: { code: string; currency: Currency; buyer: string | null },
): Promise<PromoFacts | undefined> {
  const { rows } = await database.query<PromoFacts>({
    name: "promo-facts",
    text: promoFactsSql,
    values: [code, currency, buyer],
  });
  return rows[0];
}

const promoFactsSql = `
select promo.*, value.amount,
  (select count(*)::int from promo_uses use where use.code = promo.code and use.buyer = $3 and use.state <> 'released') as uses_of_buyer,
  exists (select from orders where orders.buyer = $3 and orders.paid_at is not null and orders.state <> 'refunded') as bought_before
from promo_codes promo left join promo_amounts value on value.code = promo.code and value.currency = $2
where promo.code = $1`;

/**
 * Everybody else who uses this code waits; to be asked before `promoFacts`, in a statement of its own, so that those
 * see what the others wrote.
 */
export async function lockPromo(client: Pick<pg.PoolClient, "query">, code: string): Promise<void> {
  await client.query({
    name: "lock-promo",
    text: "select from promo_codes where code = $1 for no key update",
    values: [code],
  });
}
