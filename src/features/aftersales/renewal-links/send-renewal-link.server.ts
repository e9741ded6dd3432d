import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { offeredDays } from "../../catalogue/plans/rules.ts";
import { planOnSale } from "../../catalogue/plans/store.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { heldSeconds } from "../../records/mail-queue/rules.ts";
import { mailsSince, queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { orderOfSim } from "../sim-blocks/store.server.ts";
import { SendRenewalLink } from "./contract.ts";
import { linkDays, mostInADay } from "./rules.ts";

/** To the mailbox of the order that the SIM came with, and nowhere else. The link is made when the e-mail is written. */
export const sendRenewalLink = operation(SendRenewalLink, (wish, context) => {
  const { db, now, caller } = context;
  const { iccid, plan: code } = wish;
  return once(db, { path: SendRenewalLink.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "send_mails");
    const { id, ours } = (await orderOfSim(tx, iccid)) ?? refuse("NOT_FOUND");
    if (!ours) return refuse("SIM_NOT_OURS");
    // one after the other for one order: what was sent today counts
    const order = await lockOrderById(tx, id);
    const days = await daysOf(tx, order, wish);
    const since = new Date(now.getTime() - dayMs);
    if ((await mailsSince(tx, { orderId: id, kind: "renewal_offered", since })) >= mostInADay)
      return refuse("MAILED_OFTEN");
    const openUntil = new Date(now.getTime() + linkDays * dayMs).toISOString();
    const what = [iccid, code, days, openUntil].join(" ");
    await queueMail(tx, id, "renewal_offered", now, { what, repetition: wish.requestKey, heldFor: heldSeconds });
    const details = { orderId: id, sim: iccid.slice(-4), plan: code, days };
    await recordAction(tx, byCaller(context), "renewal_link_sent", details);
    return { openUntil };
  });
});

type Wished = { plan: string; days?: number | undefined };

async function daysOf(tx: DbOrTx, { currency }: Order, { plan: code, days }: Wished): Promise<number> {
  const plan = (await planOnSale(tx, code, currency)) ?? refuse("PLAN_NOT_ON_SALE");
  if (!plan.ways.includes("renewal")) return refuse("WAY_NOT_OFFERED");
  const { kind, min_days: minDays, max_days: maxDays } = plan;
  return offeredDays({ kind, days: plan.days, minDays, maxDays }, days) ?? refuse("DAYS_NOT_OFFERED");
}
