import { minuteMs } from "../../../kernel/duration.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { piecesAvailable, returnHeldStock } from "../orders/held-stock.server.ts";
import { isMuchHeld, longMinutes } from "../orders/holding-rules.ts";
import { deleteHolds, currentHoldEnd, heldUnpaid, overdueHolds } from "../orders/holds-store.server.ts";
import { isPaid } from "../orders/rules.ts";
import { lockOrderById } from "../orders/store.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { freeToPayAgain } from "./payable-order.server.ts";
import { livePayment } from "./store.server.ts";

const atOnce = 100;

/**
 * Every minute: releases stock that was held and not paid in time and closes the attempts, so that nobody pays for what
 * is gone; and opens a case where much is held for long without payment.
 */
export const watchHolds = repeatedJob("watch-holds", "* * * * *", async (shop): Promise<void> => {
  const { db, clock } = shop;
  for (;;) {
    const orderIds = await overdueHolds(db, clock(), atOnce);
    for (const orderId of orderIds) await db.transaction().execute((tx) => releaseHold(tx, orderId, clock()));
    if (orderIds.length < atOnce) break;
  }
  await lookWhatIsHeld(shop);
});

async function releaseHold(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrderById(tx, orderId);
  const until = await currentHoldEnd(tx, orderId);
  // paid, or held again, since it was found
  if (!until || until > now) return;
  const attempt = await livePayment(tx, orderId);
  if (attempt?.payable_kind === "order" && (await endAttempt(tx, attempt, "expired", now)))
    await freeToPayAgain(tx, orderId);
  // an older version of the shop that knows no holds may have delivered the order, or released its stock
  if (isPaid(order.state)) await deleteHolds(tx, [orderId]);
  else await returnHeldStock(tx, [orderId]);
}

async function lookWhatIsHeld({ db, clock }: Shop): Promise<void> {
  const now = clock();
  for (const { what, pieces, heldLong } of await heldUnpaid(db, new Date(now.getTime() - longMinutes * minuteMs))) {
    const about = { kind: "stock_held_unpaid", subject: what } as const;
    if (heldLong === 0) await closeCaseAbout(db, about, "nothing is held for long any more", now);
    else if (isMuchHeld({ heldLong, available: await piecesAvailable(db, what) }))
      await openCase(db, { ...about, details: { pieces, forLong: heldLong, longMinutes } }, now);
  }
}
