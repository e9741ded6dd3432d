import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { askSupplier, type Heard } from "../../delivery/supply/ask-supplier.server.ts";
import { cancelLater } from "../../delivery/supply/cancel-supply.server.ts";
import { storeMade } from "../../delivery/supply/give-out.server.ts";
import { noteWaiting } from "../../delivery/supply/note-waiting.server.ts";
import {
  countAttempt,
  keptSupplyOrder,
  moveSupplyOrder,
  type SupplyOrder,
} from "../../delivery/supply/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { planOnAnother } from "../../stock/data-plans/moved-store.server.ts";
import { takePlace } from "../../stock/esim-profiles/swapped-profiles.server.ts";
import { followSwap } from "./follow-swap.server.ts";
import { stopAtSupplier, whyNoMore } from "./stop-at-supplier.server.ts";
import { moveSwap, swapById, type EsimSwap } from "./store.server.ts";

/** Recorded, then ordered outside any transaction, then recorded again (decision 18). */
export async function orderAnew(swap: EsimSwap, told: boolean, shop: Shop): Promise<void> {
  const { db, clock } = shop;
  const asked = await db.transaction().execute(async (tx) => begin(tx, swap, told, clock()));
  if (!asked) return;
  const heard = await askSupplier(shop, asked, asked.attempts === 1 && !told);
  await db.transaction().execute(async (tx) => settle(tx, swap, { asked, heard, told }, shop));
}

async function begin(tx: DbOrTx, swap: EsimSwap, told: boolean, now: Date): Promise<SupplyOrder | undefined> {
  const order = await lockOrderById(tx, swap.order_id);
  if ((await swapById(tx, swap.id))?.state !== "ordering") return undefined;
  const failure = await whyNoMore(tx, order, swap);
  const { supplier = "pool", supplier_product: product } = order.plan_as_sold;
  if (failure || supplier === "pool" || !product) {
    await stopAtSupplier(tx, order, swap, { failure: failure ?? "over" }, now);
    return undefined;
  }
  const wish = { orderId: order.id, swapId: swap.id, supplier, product, quantity: 1 };
  const kept = await keptSupplyOrder(tx, wish, now);
  return told && kept.attempts > 0 ? kept : countAttempt(tx, kept.id);
}

type Asked = { asked: SupplyOrder; heard: Heard; told: boolean };

async function settle(tx: DbOrTx, swap: EsimSwap, { asked, heard, told }: Asked, shop: Shop): Promise<void> {
  const now = shop.clock();
  const order = await lockOrderById(tx, swap.order_id);
  // another run has decided it: where that stopped, what was ordered in this one goes back as well
  if ((await swapById(tx, swap.id))?.state !== "ordering") return cancelLater(tx, asked.id, 0);
  const failure = await whyNoMore(tx, order, swap);
  if (failure) return stopAtSupplier(tx, order, swap, { failure }, now);
  if (heard.state === "failed") {
    // nothing was made, unless it was accepted, or may have been
    if (asked.attempts === 1)
      await moveSupplyOrder(tx, asked.id, "failed", { failure: heard.failure, settled_at: now });
    return stopAtSupplier(tx, order, swap, { failure: "not_made", reason: heard.failure }, now);
  }
  if (heard.state === "ready" && (await putInPlace(tx, order, swap, { asked, ready: heard }, shop))) return;
  const waiting =
    heard.state === "ready"
      ? ({ state: "silent", failure: "profiles: given_out", fault: "given_out" } as const)
      : heard;
  await noteWaiting(tx, asked, waiting, now);
  if (told) return;
  const pause = shop.config.DELIVERY_RETRY_SECONDS[asked.attempts - 1];
  const reason = waiting.state === "silent" ? waiting.failure : "never made";
  if (pause === undefined) return stopAtSupplier(tx, order, swap, { failure: "not_made", reason }, now);
  await addJob(tx, "swap-at-supplier", { id: swap.id }, { once: `swap:${swap.id}`, inSeconds: pause });
}

type Made = { asked: SupplyOrder; ready: Extract<Heard, { state: "ready" }> };

/** All or nothing. False: what came is known already, and nothing was written. */
async function putInPlace(
  tx: DbOrTx,
  order: Order,
  { id, position, old_iccid: from }: EsimSwap,
  { asked, ready: { reference, profiles } }: Made,
  { vault, clock }: Shop,
): Promise<boolean> {
  const now = clock();
  const [made] = profiles.map((profile) => ({ ...profile, position: null }));
  if (!made || !(await storeMade(tx, vault, asked, [made], { state: "reserved", allotted_at: null }))) return false;
  const to = made.iccid;
  await moveSupplyOrder(tx, asked.id, "ready", { reference, settled_at: now });
  if (!(await takePlace(tx, { orderId: order.id, position, from, to }, now))) throw new Error(`swap ${id}: no place`);
  await moveSwap(tx, id, "done", { next: to, now });
  await planOnAnother(tx, { from, to });
  await followSwap(tx, order, { position, from, to }, now);
  return true;
}
