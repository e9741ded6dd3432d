import { randomUUID } from "node:crypto";
import { withCheckDigit } from "../../../../test/shop-fixture.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { Visitor } from "../../../platform/context.server.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { paymentsWorld } from "../../sales/payments/payments.world.ts";

/** A prepaid card by the sandbox network's digits: 1 Gogo China, 2 an enterprise's. */
export const aCard = (number: number, kind: 1 | 2 = 1) =>
  withCheckDigit(`8985234${kind}${String(number).padStart(10, "0")}`);

type Begun = { number: string; key: string; payPage: string };

/** A shop with prepaid cards: the steps of topping up, and what the network does with them. */
export async function prepaidWorld() {
  const world = await paymentsWorld();
  const begin = (wish: Record<string, unknown> = {}, visitor?: Visitor) =>
    world.answer(
      "/prepaid/startTopUp",
      {
        requestKey: randomUUID(),
        tariff: "gogochina_001",
        iccid: aCard(1),
        amount: 13_600,
        method: "card",
        email: "mei@example.com",
        ...wish,
      },
      visitor,
    );
  const begun = async (wish?: Record<string, unknown>) => unwrap((await begin(wish)).envelope) as Begun;
  return {
    ...world,
    hand: networkByHand({ pool: world.pool, clock: world.shop.clock }),
    begin,
    begun,
    pay: (reference = world.lastReference()) => world.tell(world.gateway.settle(reference, "succeeded")),
    /** Paid, and everything done that is to be done now. */
    async toppedUp(wish?: Record<string, unknown>): Promise<Begun> {
      const topUp = await begun(wish);
      await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
      await world.work();
      return topUp;
    },
    status: async ({ number, key }: Begun) =>
      unwrap((await world.answer("/prepaid/getTopUp", { number, key })).envelope) as { outcome: string } & object,
    entries: (iccid: string) =>
      world.ask<{ kind: string; amount: number }>(
        `select kind, amount from prepaid_entries where iccid = '${iccid}' order by id`,
      ),
    balance: async (iccid: string) =>
      (
        await world.ask<{ balance: number }>(
          `select coalesce(sum(amount), 0)::int as balance from prepaid_entries where iccid = '${iccid}'`,
        )
      )[0]!.balance,
    onNetwork: async (iccid: string) => (await world.shop.network.findPrepaid(iccid))!,
    books: async () =>
      Object.fromEntries(
        (
          await world.ask<{ account: string; amount: number }>(
            "select account, sum(amount)::int as amount from ledger_entries group by account having sum(amount) <> 0",
          )
        ).map(({ account, amount }) => [account, amount]),
      ),
  };
}

export type PrepaidWorld = Awaited<ReturnType<typeof prepaidWorld>>;
