import { randomUUID } from "node:crypto";
import { signedIn } from "../../../../test/signed-in.ts";
import type { JournalLine } from "../../../adapters/network/prepaid-network.ts";
import type { PrepaidWorld } from "../credits/prepaid.world.ts";
import { bookLines } from "../metering/book-lines.server.ts";
import { beginCapAnew, watchAutoCharges } from "./watch-auto-charges.server.ts";

export const gb = 2 ** 30;
let sequences = 0;

/** Somebody signed in whose prepaid card came with an order of theirs, so that it is proven. */
export async function ownerOf(world: PrepaidWorld, iccid: string, email = "mei@example.com") {
  const { id } = await world.delivered({ email });
  await world.ask(`update data_plans set iccid = '${iccid}' where order_id = '${id}'`);
  const token = await signedIn(world, email);
  const ask = async (path: string, wish: object = {}) =>
    (await world.answerTo(token, path, { iccid, ...wish })).envelope as {
      resultCode: string;
      resultData: Record<string, unknown>;
    };
  return {
    token,
    ask,
    /** Back from the gateway's page. */
    async payCard(): Promise<string> {
      const cardId = randomUUID();
      await ask("/prepaid/saveCard", { requestKey: cardId });
      world.gateway.cardIsSaved(`card_${cardId}`);
      await world.answerTo(token, "/account/getCards", { cardId });
      return cardId;
    },
    agree: (cardId: string, change: object = {}) =>
      ask("/prepaid/setAutoTopUp", {
        requestKey: randomUUID(),
        below: 2000,
        amount: 3400,
        monthlyCap: 6800,
        cardId,
        consent: { given: true, version: "2026-11" },
        ...change,
      }),
  };
}

/** The network's journal says so; booked, and what follows is done. */
export async function uses(world: PrepaidWorld, iccid: string, ...bytes: number[]): Promise<void> {
  await book(
    world,
    bytes.map((one) => aLine(world, iccid, one)),
  );
  await world.work();
}

export const aLine = (world: PrepaidWorld, iccid: string, bytes: number): JournalLine => ({
  iccid,
  tariff: "gogochina_001",
  sequence: ++sequences,
  at: world.shop.clock(),
  kind: "use",
  country: "CN",
  carrier: "China Mobile",
  bytes,
});

export const book = (world: PrepaidWorld, lines: JournalLine[]) =>
  world.db.transaction().execute((tx) => bookLines(tx, lines, world.shop.clock()));

/** What the clock and the worker do. */
export async function minutePasses(world: PrepaidWorld): Promise<void> {
  await world.work();
  await watchAutoCharges.run({}, world.shop);
  await beginCapAnew.run({}, world.shop);
  await world.work();
}
