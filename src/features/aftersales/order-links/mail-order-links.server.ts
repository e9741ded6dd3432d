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

/** Sends the e-mail to the address in the orders, never to what was typed; at most three an hour. */
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
      // an e-mail belongs to an order, so it uses the newest; its list is made when it is rendered
      await queueMail(tx, newest.id, "order_links", now, {
        ...(asked && { what: asked.number }),
        repetition: randomUUID(),
        lang: language,
      });
    });
  },
);
