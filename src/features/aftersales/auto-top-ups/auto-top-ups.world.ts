import { randomUUID } from "node:crypto";
import { signedIn } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import { watchNetwork } from "../../delivery/usage/watch-network.server.ts";
import { bought, byHand, tenGb } from "../packages/packages.world.ts";
import { watchAutoTopUps } from "./watch-auto-top-ups.server.ts";

const given = { given: true as const, version: "2026-11" };

/** What Mei agrees to: the package of 10 GB for HK$105.00, at most two a month. */
export const terms = (iccid: string, cardId: string, change: object = {}) => ({
  requestKey: randomUUID(),
  iccid,
  cardId,
  planCode: "jp-10gb-30d",
  days: 30,
  currency: "HKD",
  expectedPrice: 10_500,
  monthlyCap: 21_000,
  privacyPolicy: given,
  dataTransfer: given,
  beginNow: given,
  ...change,
});

/** Somebody with a delivered package on a SIM and a card that was given at the gateway. */
export async function owner(world: World, email = "mei@example.com") {
  const token = await signedIn(world, email);
  const { iccid } = await bought(world, { ...tenGb, email });
  const ask = async (path: string, wish: object) => (await world.answerTo(token, path, wish)).envelope;
  const cardId = await cardGiven(world, ask, iccid);
  return {
    token,
    iccid,
    cardId,
    ask,
    turnOn: (change: object = {}) => ask("/account/setAutoTopUp", terms(iccid, cardId, change)),
  };
}

type Ask = (path: string, wish: object) => Promise<{ resultCode: string; resultData: unknown }>;

/** Back from the gateway's page. */
export async function cardGiven(world: World, ask: Ask, iccid: string): Promise<string> {
  const cardId = randomUUID();
  await ask("/account/saveCard", { requestKey: cardId, iccid });
  world.gateway.cardIsSaved(`card_${cardId}`);
  await ask("/account/getCards", { cardId });
  return cardId;
}

/** In Japan, and so much used; the network is asked about it. */
export async function used(world: World, iccid: string, mb: number): Promise<void> {
  const network = byHand(world);
  await network.goTo(iccid, "JP");
  await network.useNow(iccid, mb);
  await world.pool.query("update data_plans set network_asked_at = null");
  await watchNetwork.run({}, world.shop);
}

/** What the clock and the worker do, until nothing is left to do now. */
export async function minutePasses(world: World): Promise<void> {
  await watchAutoTopUps.run({}, world.shop);
  await workOff(world);
  await watchAutoTopUps.run({}, world.shop);
  await workOff(world);
}

export const rowsOf = async (world: World, sql: string) => (await world.pool.query(sql)).rows;
export const topUps = (world: World) =>
  rowsOf(
    world,
    'select made.state, amount, orders.state as "order", channel from auto_top_up_orders made left join orders on orders.id = order_id order by asked_at, made.low_order_id',
  );
export const stateOf = async (world: World) =>
  (await rowsOf(world, 'select on_since is not null as "on", stopped from auto_top_ups'))[0];
