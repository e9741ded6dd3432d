import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { heldSeconds } from "../../records/mail-queue/rules.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { SendMailAgain } from "./contract.ts";
import { copyToSend } from "./copy-to-send.server.ts";
import { mailById } from "./store.server.ts";

/** It has no job that sends it: `release-mail` gives it one, unless it was taken back. */
export const sendMailAgain = operation(SendMailAgain, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: SendMailAgain.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "send_mails");
    const mail = (await mailById(tx, wish.id)) ?? refuse("NOT_FOUND");
    const order = await lockOrderById(tx, mail.order_id);
    const until = new Date(now.getTime() + heldSeconds * 1000);
    const id = await copyToSend(tx, mail, order, { now, heldUntil: until });
    await addJob(tx, "release-mail", { mailId: id }, { inSeconds: heldSeconds });
    const details = { orderId: order.id, mail: id, mailKind: mail.kind };
    await recordAction(tx, byCaller(context), "mail_sent_again", details);
    return { id, heldUntil: until.toISOString() };
  });
});
