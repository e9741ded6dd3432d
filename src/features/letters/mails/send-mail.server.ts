import * as z from "zod/mini";
import type { Letter } from "../../../adapters/mail/mailer.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { letterFor } from "./letter-for.server.ts";
import { overtaken } from "./still-true.ts";
import { markSent, queuedMail, takeBack, type Mail } from "./store.server.ts";

/**
 * Sends one e-mail and records it. A crash in between sends it again with the same Message-ID: one e-mail too many is
 * better than none with codes. Nothing of its content is logged.
 */
export const sendMail = sendingJob(
  "send-mail",
  z.object({ mailId: z.uuid() }),
  async ({ mailId }, shop): Promise<void> => {
    const { db, clock } = shop;
    const queued = await queuedMail(db, mailId);
    if (!queued) return;
    const { mail, sold } = queued;
    const letter = isOvertaken(mail, sold, clock()) ? undefined : await letterFor(mail, sold, shop);
    if (!letter) return takeBack(db, mailId);
    await hand({ id: mailId, to: mail.recipient ?? sold.email, ...letter }, shop);
    await markSent(db, mailId, clock());
  },
);

function isOvertaken({ kind }: Mail, order: Order, now: Date): boolean {
  return overtaken[kind]({ order, today: dateAt(now.getTime(), buyersZone(order.lang, order.currency)) });
}

async function hand(letter: Letter, { mailer }: Shop): Promise<void> {
  await mailer.send(letter).catch((error: unknown) => {
    throw notAccepted(letter, error);
  });
}

/**
 * A mail server's reply may quote the address or the content; a job's error is stored and logged, so it contains codes
 * only.
 */
function notAccepted({ id }: Letter, error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const said = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  return new Error(`letter ${id} was not accepted: ${said.join(" ") || "no code given"}`);
}
