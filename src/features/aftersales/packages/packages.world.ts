import { randomUUID } from "node:crypto";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { aWish } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import type { DeleteSim, GetMySims } from "../../people/account-sims/contract.ts";
import type { GetPackages, GetUsage } from "./contract.ts";

/** The package of 10 GB for 30 days in Japan, as an eSIM. */
export const tenGb = aWish({ planCode: "jp-10gb-30d", days: undefined, expectedTotal: 10_500 });

/** An order of somebody's, delivered, with the number of its first SIM. */
export async function bought(world: World, wish: object = {}): Promise<Bought & { iccid: string; packageId: string }> {
  const order = await delivered(world, { ...wish, requestKey: randomUUID() });
  const { rows } = await world.pool.query(
    "select iccid, order_id || '.' || position as id from data_plans join orders on orders.id = order_id where number = $1 and position = 1",
    [order.orderNumber],
  );
  return { ...order, iccid: rows[0].iccid, packageId: rows[0].id };
}

export const theirs = (world: World, email: string) => bought(world, { ...tenGb, email });

/** What a caller is answered, right or refused. */
export const ask = async (world: World, token: string, path: string, wish: object) =>
  (await world.answerTo(token, path, wish)).envelope;

export const start = (world: World, token: string, packageId: string, requestKey: string = randomUUID()) =>
  ask(world, token, "/account/startPackage", { packageId, requestKey });

export const byHand = (world: World) => networkByHand({ pool: world.pool, clock: world.shop.clock });

/** Whoever signed in with the number of a SIM; and with the address of the order that it came with, where `proven`. */
export async function holderOf(world: World, iccid: string, { proven = false } = {}): Promise<string> {
  const token = `holder of ${iccid} ${proven}`;
  await world.pool.query(
    `insert into sessions (token_hash, iccid, sim_proven_by, device, stays, created_at, seen_at, expires_at)
     values (sha256(convert_to($1, 'UTF8')), $2, (select order_id from data_plans where $4 and iccid = $2
       limit 1), '', false, $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '90 days')`,
    [token, iccid, world.shop.clock(), proven],
  );
  return token;
}

const asking =
  <Output>(path: string) =>
  async (world: World, token: string, wish: object = {}): Promise<Output> =>
    unwrap((await world.answerTo(token, path, wish)).envelope) as Output;
export const sims = asking<OutputOf<typeof GetMySims>>("/account/getMySims");
export const packages = asking<OutputOf<typeof GetPackages>>("/account/getPackages");
export const usage = asking<OutputOf<typeof GetUsage>>("/account/getUsage");
export const deleteSim = asking<OutputOf<typeof DeleteSim>>("/account/deleteSim");
