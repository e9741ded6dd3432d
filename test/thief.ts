import { networkByHand } from "../src/sandboxes/network/by-hand.server.ts";
import type { Bought } from "./purchases.ts";
import type { World } from "./world.ts";

/** What a thief has at hand in the world of the moment, and what they have gained. */
export function thiefIn(world: () => World) {
  const rows = async <T>(sql: string, values: unknown[] = []) => (await world().pool.query(sql, values)).rows as T[];
  const hand = () => networkByHand({ pool: world().pool, clock: world().shop.clock });
  return {
    rows,
    simsOf: async ({ orderNumber }: Bought) =>
      (
        await rows<{ iccid: string }>(
          "select iccid from data_plans join orders on orders.id = order_id where number = $1 order by position",
          [orderNumber],
        )
      ).map(({ iccid }) => iccid),
    /** On the spot: a phone at the airport, and many tries at once. */
    usesAll: async (iccids: readonly string[]): Promise<void> => {
      for (const iccid of iccids) {
        await hand().goTo(iccid, "JP");
        await hand().useNow(iccid, 1_000_000);
      }
    },
    /** In HK$ cents. A plan that can still be used counts whole, one that is over by what was used of it. */
    gain: async (): Promise<number> => {
      for (const { iccid } of await rows<{ iccid: string }>("select distinct iccid from sandbox_network.loaded_plans"))
        await hand().simOf(iccid);
      const [{ gain: sum }] = (await rows<{ gain: number }>(`
        with money as (
          select coalesce((select sum(sold_amount) from refunds where state <> 'failed'), 0)
            + coalesce((select sum(sold_amount) from disputes where is_taken), 0)
            - coalesce((select sum(amount) from payments where state = 'succeeded'), 0) as back
        ), data as (
          select coalesce(sum(price.amount * case when plan.kind = 'day_pass' then plan.days else 1 end *
            case when plan.state in ('waiting', 'active') then 1 else least(1,
              plan.used_bytes / (1048576.0 * plan.allowance_mb * case when plan.kind = 'day_pass' then plan.days else 1
                end)) end), 0) as worth
          from sandbox_network.loaded_plans plan
            join plan_prices price on price.plan_code = plan.plan_code and price.currency = 'HKD'
        ), posted as (
          select coalesce(sum(postal_amount), 0) as worth from orders join dispatches on order_id = id
            where sent_at is not null
        )
        select round(money.back + data.worth + posted.worth)::int as gain from money, data, posted`)) as [
        { gain: number },
      ];
      return sum;
    },
  };
}
