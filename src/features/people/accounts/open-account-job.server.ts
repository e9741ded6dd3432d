import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { orderById } from "../../sales/orders/store.server.ts";
import { mailboxOf } from "./rules.ts";
import { openAccount } from "./store.server.ts";

/**
 * Requirements O4: the buyer agreed to it in the order. Signing in still requires proof of the mailbox, by which the
 * order is found.
 */
export const openAccountJob = job(
  "open-account",
  z.object({ orderId: z.uuid() }),
  async ({ orderId }, { db, clock }): Promise<void> => {
    const { email, lang } = await orderById(db, orderId);
    await openAccount(db, { email: mailboxOf(email), lang, now: clock() });
  },
);
