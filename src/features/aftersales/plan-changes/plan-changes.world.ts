import { randomUUID } from "node:crypto";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { workOff } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { GetPlanChanges } from "./contract.ts";

/** The order of `bought` as it is before anything changes. */
export const before = { plan_code: "jp-day-1gb", days: 7, unit_amount: 10500, total_amount: 10500, state: "delivered" };

/** What the tests of changes do in the world of the moment. */
export function changesIn(world: () => World) {
  const change = (order: Bought, more: object = {}) =>
    world().answer("/order/changePlan", {
      ...order,
      requestKey: randomUUID(),
      planCode: "jp-day-1gb",
      days: 10,
      expectedDifference: 4500,
      method: "card",
      ...more,
    });
  const rows = async <T>(sql: string) => (await world().pool.query(sql)).rows as T[];
  const one = async <T>(sql: string) => (await rows<T>(sql))[0]!;
  return {
    rows,
    one,
    order: () => one<object>("select plan_code, days, unit_amount, total_amount, state from orders"),
    /** Delivered, and on nobody's phone. */
    bought: async (wish: object = {}): Promise<Bought> => {
      const made = await delivered(world(), wish);
      await rows("update esim_profiles set profile_state = 'released' where state = 'allotted'");
      return made;
    },
    change,
    /** A change that nothing speaks against, up to where its money is waited for. */
    changing: async (order: Bought, more: object = {}) => unwrap((await change(order, more)).envelope),
    offers: async (order: Bought, more: object = {}) =>
      unwrap((await world().answer("/order/getPlanChanges", { ...order, ...more })).envelope) as OutputOf<
        typeof GetPlanChanges
      >,
    /** The plan of before has ended on the network. */
    ended: (options: { evenLater?: boolean } = {}) => workOff(world(), { ...options, only: "make-plan-change" }),
  };
}
