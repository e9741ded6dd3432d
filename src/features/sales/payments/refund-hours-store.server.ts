import { sql, type RawBuilder } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { KeptHours } from "../../../platform/database/kept-hours.server.ts";
import { firstEntry } from "./ledger-hours-store.server.ts";

export const refundHours: KeptHours = {
  lock: sql`select until from refunds_summed for no key update`,
  first: firstEntry,
  insert: (from, to) => sql`
    insert into refund_hours (currency, hour, reason, refunds, amount)
    ${givenBackByHour(sql`at >= ${from} and at < ${to}`)}`,
  drop: (from) => sql`delete from refund_hours where hour >= ${from}`,
  move: (until) => sql`update refunds_summed set until = ${until}`,
};

type GivenBack = { currency: Currency; hour: Date; reason: string; refunds: number; amount: number };

/**
 * By the buyer's reason where a request was behind it, else by the shop's; a refund that failed later counts against the
 * hour in which it failed, as in `sales_hours`. Neither reason changes once the money has gone.
 */
export function givenBackByHour(when: RawBuilder<unknown>): RawBuilder<GivenBack> {
  return sql<GivenBack>`
    select entry.currency, hour, coalesce(request.reason, refund.reason) as reason, sum(sign)::int as refunds,
      sum(entry.amount)::bigint as amount
    from (
      select currency, date_trunc('hour', at, 'UTC') as hour, split_part(occasion, ':', 2)::uuid as refund_id,
        case when occasion like 'refund:%' then 1 else -1 end as sign, sum(amount) as amount
      from ledger_entries
      where account in ('sales', 'postage', 'promo') and occasion like 'refund%' and ${when} group by 1, 2, 3, 4
    ) as entry
    join lateral (
      select reason, split_part(key, ':', 1) as kind, split_part(split_part(key, ':', 2), '#', 1) as of
      from refunds where id = refund_id
    ) as refund on true
    left join staff_refunds by_staff
      on by_staff.id = case when refund.kind = 'staff' then refund.of::uuid end
    left join refund_requests request
      on request.id = case when refund.kind = 'request' then refund.of::uuid else by_staff.request_id end
    group by 1, 2, 3`;
}
