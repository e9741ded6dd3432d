import * as z from "zod/mini";
import { PushUnavailable } from "../../../adapters/push/push-sender.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { noteMessage } from "../../records/sent-messages/store.server.ts";
import { orderById } from "../../sales/orders/store.server.ts";
import { lastsUntil } from "./lasts-until.ts";
import { pushMessage } from "./push-message.server.ts";
import { alertKinds, isOver } from "./rules.ts";
import { packageAt } from "./store.server.ts";
import { browsersOf, forgetSubscription } from "./subscriptions-store.server.ts";

const Payload = z.object({
  orderId: z.uuid(),
  position: z.int(),
  kind: z.enum(alertKinds),
  day: z.nullable(z.string()),
  accountId: z.uuid(),
  browserId: z.uuid(),
  raisedAt: z.iso.datetime(),
});

/**
 * Sends one message to one browser, from the state at that time. Retried for as long as the message is useful; dropped
 * when the session has ended.
 */
export const sendPush = sendingJob(
  "send-push",
  Payload,
  async ({ orderId, position, kind, day, accountId, browserId, raisedAt }, shop): Promise<void> => {
    const { db, push, clock } = shop;
    const now = clock();
    const browser = (await browsersOf(db, accountId, now)).find(({ id }) => id === browserId);
    const [order, plan] = await Promise.all([orderById(db, orderId), packageAt(db, { orderId, position })]);
    const until = lastsUntil({ kind, day, raisedAt: new Date(raisedAt) }, plan, order.plan_as_sold);
    const ttlSeconds = Math.floor((until.getTime() - now.getTime()) / 1000);
    if (!browser || order.state !== "delivered" || isOver(plan, now) || ttlSeconds <= 0) return;
    const { id, lang, endpoint, p256dh, auth } = browser;
    const message = await pushMessage({ order, plan, kind }, lang, shop);
    const noted = {
      key: [orderId, position, kind, day, browserId].join(":"),
      way: "push" as const,
      kind,
      orderId,
      position,
      recipient: new URL(endpoint).host,
    };
    try {
      const sent = await push.sendPush({
        subscription: { endpoint, p256dh, auth },
        message,
        ttlSeconds,
        urgency: kind === "used_50" ? "low" : "normal",
      });
      await noteMessage(db, noted, sent === "gone" ? "refused" : "sent", now);
      if (sent === "gone") await forgetSubscription(db, id);
    } catch (error) {
      if (error instanceof PushUnavailable) await noteMessage(db, noted, "failed", now);
      throw error;
    }
  },
);
