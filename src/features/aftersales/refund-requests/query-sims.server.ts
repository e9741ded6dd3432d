import type { Shop } from "../../../platform/context.server.ts";
import { supplierNamed } from "../../delivery/supply/ask-supplier.server.ts";
import { lookAtSupplier } from "../../delivery/supply/look-at-profile.server.ts";
import { answerInTime } from "../../delivery/usage/answer-in-time.server.ts";
import { lookAtNetwork } from "../../delivery/usage/look-at-network.server.ts";
import { leastSecondsBetween } from "../../delivery/usage/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { profilesOfOrder } from "../../stock/esim-profiles/store.server.ts";

/** Positions of an order whose network or supplier was queried without an answer in time. */
export type Silent = ReadonlySet<number>;

type Asking = Pick<Shop, "db" | "network" | "suppliers" | "clock" | "log" | "config">;

/**
 * Queries our network, and the suppliers that support it, for the current state of an order's SIMs, and records it.
 * Before anything of value is refunded or exchanged, never in a transaction.
 */
export async function querySims(order: Pick<Order, "id" | "way" | "state">, shop: Asking): Promise<Silent> {
  if (order.state !== "delivered" && order.state !== "dispatching") return new Set();
  const [onNetwork, atSuppliers] = await Promise.all([
    silentOnNetwork(order.id, shop),
    order.way === "esim" ? silentSuppliers(order.id, shop) : [],
  ]);
  return new Set([...onNetwork, ...atSuppliers]);
}

/** What was asked for pages, by shop, order, state and what the order consists of, the oldest first. */
const forPages = new WeakMap<Shop["db"], Map<string, { at: number; silent: Promise<Silent> }>>();
const leastMsBetween = leastSecondsBetween * 1000;

/**
 * The same for display only: whoever has an order's link opens its page as often as they like, so the pages of a process
 * ask no more than once a minute, and calls meanwhile take that answer. Decisions always make their own query.
 */
export async function querySimsForPage(order: Pick<Order, "id" | "way" | "state">, shop: Asking): Promise<Silent> {
  const plans = await dataPlansOf(shop.db, order.id);
  const asked = forPages.get(shop.db) ?? new Map<string, { at: number; silent: Promise<Silent> }>();
  forPages.set(shop.db, asked);
  const now = shop.clock().getTime();
  for (const [key, { at }] of asked) {
    if (now - at < leastMsBetween) break;
    asked.delete(key);
  }
  // another plan or eSIM in the place of one has not been asked about
  const sims = plans.map(({ iccid, network_reference: reference }) => `${iccid}/${reference}`);
  const key = [order.id, order.state, ...sims].join(" ");
  const known = asked.get(key);
  if (known) return known.silent;
  const silent = querySims(order, shop);
  asked.set(key, { at: now, silent });
  // what failed, or was not answered, is tried again by the next call
  silent.then(
    ({ size }) => size > 0 && asked.delete(key),
    () => asked.delete(key),
  );
  return silent;
}

async function silentOnNetwork(orderId: string, { db, network, log, config }: Asking): Promise<number[]> {
  const carried = (await dataPlansOf(db, orderId)).flatMap(({ position, state, network_reference: reference }) =>
    reference !== null && state === "not_started" ? [{ position, reference }] : [],
  );
  const found = await answerInTime(
    lookAtNetwork(
      carried.map(({ reference }) => reference),
      { db, network },
    ),
    { log, config },
  );
  return carried
    .filter(({ reference }) => found === "late" || !found.includes(reference))
    .map(({ position }) => position);
}

/**
 * A supplier without queries sends notifications, and has the last word when the SIM is taken back
 * (end-sims.server.ts).
 */
async function silentSuppliers(orderId: string, shop: Asking): Promise<number[]> {
  const asked = (await profilesOfOrder(shop.db, orderId)).map(async ({ iccid, position, supplier: name }) => {
    const supplier = name === "pool" ? undefined : supplierNamed(shop, name);
    if (!supplier?.findProfile) return [];
    return (await answerInTime(lookAtSupplier(iccid, supplier, shop), shop)) === true ? [] : [position!];
  });
  return (await Promise.all(asked)).flat();
}
