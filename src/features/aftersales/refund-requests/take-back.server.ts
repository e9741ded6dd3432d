import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { endSims, expectTheSame, type SimEnd } from "./end-sims.server.ts";
import { refundSims } from "./refund-sims.server.ts";
import { amountBack, pausesBeforeAPerson } from "./rules.ts";
import { soldFor, soldSims } from "./sold-sims.server.ts";
import { insertRequest, moveRequest, requestById, type RefundRequest } from "./store.server.ts";
import { withdrawalAmount } from "./withdrawal-amount.server.ts";

const Payload = z.object({ requestId: z.uuid(), tries: z.optional(z.int()), evenUsed: z.optional(z.boolean()) });

export async function takeBackLater(tx: DbOrTx, requestId: string, { evenUsed = false } = {}): Promise<void> {
  await addJob(tx, "take-back", { requestId, evenUsed });
}

/**
 * Ends what was sold, outside any transaction, and then decides by its final usage. If it was used after all, or there
 * is no answer after some retries, staff decide; where they have agreed already, the network is queried until it
 * answers.
 */
export const takeBack = job(
  "take-back",
  Payload,
  async ({ requestId, tries = 0, evenUsed = false }, shop): Promise<void> => {
    const { db, clock, log } = shop;
    const request = await requestById(db, requestId);
    if (request?.state !== "ending") return;
    const ends = await endSims({ orderId: request.order_id, positions: request.positions, evenUsed }, shop);
    if (ends.some(({ end }) => end === "silent")) {
      if (request.decided_by !== null) throw new Error(`request ${requestId}: no answer from outside`);
      const pause = pausesBeforeAPerson[tries];
      if (pause !== undefined) return addJob(db, "take-back", { requestId, tries: tries + 1 }, { inSeconds: pause });
      log.warn({ requestId }, "nobody tells whether it was used; a person decides");
    }
    await db.transaction().execute(async (tx) => settle(tx, requestId, { ends, evenUsed, shop, now: clock() }));
  },
);

type Ended = { ends: readonly SimEnd[]; evenUsed: boolean; shop: Shop; now: Date };

async function settle(tx: DbOrTx, id: string, { ends, evenUsed, shop, now }: Ended): Promise<void> {
  const order = await lockOrderById(tx, (await requestById(tx, id))!.order_id);
  const request = (await requestById(tx, id))!;
  if (request.state !== "ending") return;
  await expectTheSame(tx, order.id, ends);
  const isBack = ({ end }: SimEnd) => end === "unused" || (evenUsed && end === "used");
  const [back, others] = [true, false].map((given) =>
    ends.filter((one) => isBack(one) === given).map(({ position }) => position),
  ) as [number[], number[]];
  const amount = await amountsOf(tx, order, request, shop, now);
  // or its money went another way while it was being ended
  const isGone = request.decided_by === null && request.amount > 0 && amount(back) <= 0;
  if (back.length === 0 || isGone) return beforeAPerson(tx, request, amount(request.positions), now);
  const given = {
    positions: back,
    amount: Math.min(request.amount, amount(back)),
    ...(request.decided_by === null && { decided_at: now }),
  };
  const granted = (await moveRequest(tx, id, "granted", given))!;
  if (request.decided_by === null && request.kind === "refund")
    await queueMail(tx, order.id, "refund_asked", now, { what: id });
  const reason = request.kind === "withdrawal" ? "withdrawn" : request.decided_by === null ? "unused" : "granted";
  await refundSims(
    tx,
    { order, request: granted, reason, supplierHasThem: ends.every(({ end }) => end !== "used") },
    now,
  );
  if (others.length === 0) return;
  // what has just gone back is not there for the others
  const rest = await amountsOf(tx, order, request, shop, now);
  await askForTheRest(tx, request, { positions: others, amount: rest(others) }, now);
}

/** The refund per position as of now: a withdrawal's share may have shrunk, an agreed sum stays. */
async function amountsOf(
  tx: DbOrTx,
  order: Order,
  { kind, amount, positions, decided_by }: RefundRequest,
  { suppliers }: Shop,
  now: Date,
): Promise<(places: readonly number[]) => number> {
  const sims = await soldSims(tx, order, { suppliers });
  const withdrawn = kind === "withdrawal" ? await withdrawalAmount(tx, order, now) : undefined;
  const sold = await soldFor(tx, order);
  return (places) => {
    if (withdrawn) return withdrawn(sims.filter(({ position }) => places.includes(position)));
    const isWhole = decided_by !== null || places.length === positions.length;
    return isWhole ? Math.min(amount, sold.left) : amountBack(sold, places, { withPostage: false });
  };
}

/** Nothing was refunded: the buyer is told how long a review takes, and what ended without an answer is reloaded. */
async function beforeAPerson(
  tx: DbOrTx,
  { id, order_id, kind }: RefundRequest,
  amount: number,
  now: Date,
): Promise<void> {
  await moveRequest(tx, id, "asked", { decision: "review", amount, answer: null, decided_at: null, decided_by: null });
  if (kind === "refund") await queueMail(tx, order_id, "refund_asked", now, { what: id });
  await addJob(tx, "restore-plans", { orderId: order_id }, { once: `restore-plans:${order_id}` });
}

/** Some ended unused and are refunded; for the others a new request is opened for review. */
async function askForTheRest(
  tx: DbOrTx,
  { kind, reason, note, name, contact, currency, order_id, asked_at }: RefundRequest,
  rest: { positions: number[]; amount: number },
  now: Date,
): Promise<void> {
  const same = { kind, reason, note, name, contact, currency, order_id, asked_at };
  const request = await insertRequest(tx, {
    ...same,
    ...rest,
    request_key: randomUUID(),
    state: "asked",
    decision: "review",
    answer: null,
    decided_at: null,
    decided_by: null,
  });
  if (kind === "refund") await queueMail(tx, order_id, "refund_asked", now, { what: request.id });
  await addJob(tx, "restore-plans", { orderId: order_id }, { once: `restore-plans:${order_id}` });
}
