import type { Shop } from "../../../platform/context.server.ts";
import { supplierNamed } from "../../delivery/supply/ask-supplier.server.ts";
import { lookAtSupplier } from "../../delivery/supply/look-at-profile.server.ts";
import { answerInTime } from "../../delivery/usage/answer-in-time.server.ts";
import { lookAtNetwork } from "../../delivery/usage/look-at-network.server.ts";
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

/** Queries in progress for pages, by shop and order. */
const forPages = new WeakMap<Shop["db"], Map<string, Promise<Silent>>>();

/** The same for display only: concurrent calls of a page share one query. Decisions always make their own. */
export function querySimsForPage(order: Pick<Order, "id" | "way" | "state">, shop: Asking): Promise<Silent> {
  const asked = forPages.get(shop.db) ?? new Map<string, Promise<Silent>>();
  forPages.set(shop.db, asked);
  const running = asked.get(order.id) ?? querySims(order, shop).finally(() => asked.delete(order.id));
  asked.set(order.id, running);
  return running;
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
