import * as z from "zod/mini";
import { NetworkNotConnected, NetworkUnavailable, type Loaded } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { holdForReview } from "../../records/fraud-marks/hold-for-review.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { planToLoad } from "../../sales/orders/plan-to-load.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { neverReached, nextPause } from "./rules.ts";
import { settleRenewal } from "./settle-renewal.server.ts";
import { noteAsked, noteWord, simsThatWait, wasAsked, type SimToRenew, type Word } from "./store.server.ts";

/**
 * Loads the plan on every SIM of a paid renewal that is still waiting. The network is called outside any transaction,
 * with the order and the SIM's position as idempotency key: after a crash between call and recording the call is
 * repeated, and the plan is loaded once. The last result is settled in one transaction. After the last pause a case is
 * opened, and the network is only queried about the outcome until it answers.
 */
export const renewSims = job(
  "renew-sims",
  z.object({ orderId: z.uuid() }),
  async ({ orderId }, shop): Promise<void> => {
    const { db, config, clock, log } = shop;
    const pauses = config.DELIVERY_RETRY_SECONDS;
    const order = await db.transaction().execute((tx) => begin(tx, orderId, clock()));
    if (!order) return;
    for (const sim of await simsThatWait(db, orderId)) {
      if (order.state === "paid" && sim.attempts <= pauses.length) await askFor(sim, order, shop);
      else await endWhatMayBeThere(sim, order, shop);
    }
    const waiting = await simsThatWait(db, orderId);
    if (waiting.length === 0) return settleRenewal(order, shop);
    const pause = nextPause(Math.max(...waiting.map(({ attempts }) => attempts)), pauses);
    log.warn({ orderId, sims: waiting.length }, "the network does not answer; the renewal waits");
    await db.transaction().execute(async (tx) => {
      if (order.state === "paid") await queueMail(tx, orderId, "delivery_delayed", clock());
      if (pause === undefined) await tellAPerson(tx, order, waiting, clock());
      await addJob(
        tx,
        "renew-sims",
        { orderId },
        { once: `deliver:${orderId}`, inSeconds: pause ?? pauses.at(-1) ?? 3600 },
      );
    });
  },
);

/**
 * Noted as asked for before the network is, so that nobody gives the money back meanwhile. Undefined: it is held. What was
 * asked for before is still found out, and nothing new is loaded for an order that was given up.
 */
async function begin(tx: DbOrTx, orderId: string, now: Date): Promise<Order | undefined> {
  const order = await lockOrderById(tx, orderId);
  if (order.state !== "paid") return order;
  if (!(await wasAsked(tx, orderId)) && (await holdForReview(tx, order, now))) return undefined;
  await noteAsked(tx, orderId);
  return order;
}

async function askFor(sim: SimToRenew, order: Order, shop: Shop): Promise<void> {
  const loaded = await loadedOn(sim, order, shop);
  if (loaded) await noteWord(shop.db, order.id, sim.position, wordOn(loaded, shop.clock()));
}

/**
 * The plan may be on the SIM although the response was lost. Unused, it is ended and refunded; started, it stays and is
 * not refunded: nothing is refunded without an answer (decision 26).
 */
async function endWhatMayBeThere(sim: SimToRenew, order: Order, shop: Shop): Promise<void> {
  const { db, network, clock, log } = shop;
  try {
    const loaded = await loadedOn(sim, order, shop);
    if (!loaded) return;
    const isEnded = loaded.state === "loaded" && (await network.endUnused(loaded.reference)).state === "done";
    await noteWord(
      db,
      order.id,
      sim.position,
      isEnded ? { state: "failed", failure: neverReached, failed_at: clock() } : wordOn(loaded, clock()),
    );
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error, orderId: order.id }, "whether a renewal was loaded is not known yet");
  }
}

const wordOn = (loaded: Loaded, now: Date): Word =>
  loaded.state === "loaded"
    ? { state: "applied", network_reference: loaded.reference, applied_at: now }
    : { state: "failed", failure: loaded.failure, failed_at: now };

/**
 * Undefined where the network did not answer, which is recorded. Where there is no network, nothing can have been
 * loaded.
 */
async function loadedOn(
  { position, iccid }: SimToRenew,
  order: Order,
  { db, network, clock }: Shop,
): Promise<Loaded | undefined> {
  const { id } = order;
  try {
    return await network.loadPlan({
      key: `${id}:${position}`,
      iccid,
      ...planToLoad(order, useBy(order.plan_as_sold, clock())),
    });
  } catch (error) {
    if (error instanceof NetworkNotConnected) return { state: "refused", failure: neverReached };
    if (!(error instanceof NetworkUnavailable)) throw error;
    await noteWord(db, id, position, { state: "waiting", failure: neverReached });
    return undefined;
  }
}

/** The buyer waits for an answer that only the network's staff can give. */
async function tellAPerson(
  tx: DbOrTx,
  { id, number }: Order,
  waiting: readonly SimToRenew[],
  now: Date,
): Promise<void> {
  await openCase(
    tx,
    { kind: "renewal_unknown", subject: number, orderId: id, details: { iccids: waiting.map(({ iccid }) => iccid) } },
    now,
  );
}
