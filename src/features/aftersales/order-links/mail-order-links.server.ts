import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { hourMs } from "../../../kernel/duration.ts";
import { LanguageCode } from "../../../kernel/fields.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { ordersOfMailbox } from "../../sales/orders/orders-of-mailbox.server.ts";
import { lettersSince, oneAtATime } from "./store.server.ts";

const mostAnHour = 3;

const Wish = z.object({ email: z.string(), orderNumber: z.string(), language: LanguageCode });

/**
 * The letter goes to the address that is written in the orders, never to what was typed; not more than three an hour.
 */
export const mailOrderLinks = job(
  "mail-order-links",
  Wish,
  async ({ email, orderNumber, language }, { db, clock }): Promise<void> => {
    const now = clock();
    await db.transaction().execute(async (tx) => {
      await oneAtATime(tx, email);
      const orders = await ordersOfMailbox(tx, email, now);
      const newest = orders[0];
      if (!newest || (await lettersSince(tx, email, new Date(now.getTime() - hourMs))) >= mostAnHour) return;
      const asked = orders.find(({ number }) => number === orderNumber);
      // a letter knows its order, so it hangs on the newest; what it lists is found when it is written
      await queueMail(tx, newest.id, "order_links", now, {
        ...(asked && { what: asked.number }),
        repetition: randomUUID(),
        lang: language,
      });
    });
  },
);
