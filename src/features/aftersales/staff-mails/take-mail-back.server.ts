import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { TakeMailBack } from "./contract.ts";
import { deleteHeld, mailById } from "./store.server.ts";

export const takeMailBack = operation(TakeMailBack, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TakeMailBack.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "send_mails");
    const mail = (await mailById(tx, wish.id)) ?? refuse("NOT_FOUND");
    // the order before its e-mails, as everything that takes one back with what it tells of
    const order = await lockOrderById(tx, mail.order_id);
    if (!(await deleteHeld(tx, mail.id))) return refuse((await mailById(tx, mail.id)) ? "MAIL_NOT_AGAIN" : "NOT_FOUND");
    const details = { orderId: order.id, mail: mail.id, mailKind: mail.kind };
    await recordAction(tx, byCaller(context), "mail_taken_back", details);
    return {};
  });
});
