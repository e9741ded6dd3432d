import type { InputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { undoSeconds } from "../../../kernel/undoable.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { heldSeconds } from "../../records/mail-queue/rules.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrder, orderByNumber, type Order } from "../../sales/orders/store.server.ts";
import { mayGiveGoodwill } from "../goodwill-codes/goodwill-limit.server.ts";
import type { Offer } from "../plan-changes/offers.server.ts";
import { openSeconds } from "../plan-changes/rules.ts";
import { openChange } from "../plan-changes/store.server.ts";
import { wantedOffer } from "../plan-changes/wanted-offer.server.ts";
import { writeChange } from "../plan-changes/write-change.server.ts";
import { querySims } from "../refund-requests/query-sims.server.ts";
import type { Tellers } from "../refund-requests/sold-sims.server.ts";
import { inYuan } from "../staff-refunds/refund-limit.server.ts";
import { buyersCountry } from "./buyers-country.ts";
import { ChangePlanByStaff } from "./contract.ts";

type Wish = InputOf<typeof ChangePlanByStaff>;

/**
 * The network is asked before the transaction, as for a buyer. What a buyer is asked to pay waits for them; they may pay
 * it, choose another plan or leave it.
 */
export const changePlanByStaff = operation(ChangePlanByStaff, async (wish, context) => {
  const { db, suppliers, now, caller } = context;
  const seen = (await orderByNumber(db, wish.number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
  const tellers = { suppliers, silent: await querySims(seen, context) };
  // prices whose moment has come
  await context.catalogueVersion.current();
  return once(db, { path: ChangePlanByStaff.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "change_plans");
    const order = (await lockOrder(tx, wish.number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    const offer = await stillWanted(tx, order, wish, { ...context, tellers });
    const waived = await waivedOf(tx, order, { wish, offer }, { caller, now });
    const { id, state } = await writeChange(
      tx,
      order,
      offer,
      {
        requestKey: wish.requestKey,
        openSeconds: openSeconds(true, context.config),
        by: { staffId: caller.staffId, waived, heldFor: undoSeconds },
      },
      now,
    );
    const isAsked = state === "asked";
    if (isAsked) await queueMail(tx, order.id, "plan_change_offered", now, { what: id, heldFor: heldSeconds });
    await recordAction(tx, byCaller(context), "plan_change_decided", {
      orderId: order.id,
      reason: wish.why,
      before: { plan: order.plan_code, days: order.days },
      after: { plan: wish.planCode, days: wish.days },
      difference: offer.difference,
      waived: waived.amount,
      currency: order.currency,
    });
    return { state: isAsked ? ("asked" as const) : ("making" as const) };
  });
});

/** What the page showed, as it is now: a change by the buyer or a colleague in between is looked at first. */
async function stillWanted(
  tx: DbOrTx,
  order: Order,
  wish: Wish,
  { tellers, now }: Context & { tellers: Tellers },
): Promise<Offer> {
  const open = await openChange(tx, order.id);
  if ((open?.id ?? "") !== wish.seen) return refuse("CASE_CHANGED");
  const offer = await wantedOffer(tx, order, wish, { country: buyersCountry(order), tellers, now });
  if (offer.difference !== wish.expectedDifference)
    return refuse("PRICE_CHANGED", undefined, { difference: money(offer.difference, order.currency) });
  return offer;
}

type Weighed = { wish: Wish; offer: Offer };

/** The whole difference or nothing: half a favour is a new sum that nobody was shown. */
async function waivedOf(
  tx: DbOrTx,
  { currency }: Order,
  { wish: { bearer }, offer: { difference } }: Weighed,
  { caller, now }: { caller: StaffCaller; now: Date },
): Promise<{ amount: number; cny: number | null }> {
  if (bearer === "buyer" || difference <= 0) return { amount: 0, cny: null };
  await lockCaller(tx, caller, "give_goodwill");
  const cny = await inYuan(tx, money(difference, currency), now);
  await mayGiveGoodwill(tx, caller, cny, now);
  return { amount: difference, cny };
}
