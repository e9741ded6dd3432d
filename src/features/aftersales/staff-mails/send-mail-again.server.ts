import { randomUUID } from "node:crypto";
import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { SendMailAgain } from "./contract.ts";
import { canBeSentAgain, heldSeconds, mostAgain } from "./rules.ts";
import { mailById, mailsLike, putHeldMail } from "./store.server.ts";

/**
 * A row of its own, since a mail server drops a second e-mail with the Message-ID of the first. It has no job that sends
 * it: `release-mail` gives it one, unless it was taken back. Behind the order's row, so that two colleagues send it once.
 */
export const sendMailAgain = operation(SendMailAgain, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: SendMailAgain.path, wish }, { caller, now }, async (tx) => {
    const mail = await mailById(tx, wish.id);
    if (!mail) return refuse("NOT_FOUND");
    const order = await lockOrderById(tx, mail.order_id);
    const today = dateAt(now.getTime(), buyersZone(order.lang, order.currency));
    const alike = await mailsLike(tx, mail);
    if (!canBeSentAgain(mail, order, today) || alike.some(({ state }) => state === "queued"))
      return refuse("MAIL_NOT_AGAIN");
    const since = now.getTime() - dayMs;
    if (alike.filter(({ queued_at: at }) => at.getTime() > since).length > mostAgain) return refuse("MAILED_OFTEN");
    const until = new Date(now.getTime() + heldSeconds * 1000);
    const { kind, position, what, day, recipient, lang } = mail;
    const id = await putHeldMail(tx, {
      order_id: order.id,
      kind,
      position,
      what,
      day,
      recipient,
      lang,
      repetition: randomUUID(),
      queued_at: now,
      held_until: until,
    });
    await addJob(tx, "release-mail", { mailId: id }, { inSeconds: heldSeconds });
    await recordAction(tx, byCaller(context), "mail_sent_again", { orderId: order.id, mail: id, mailKind: kind });
    return { id, heldUntil: until.toISOString() };
  });
});
