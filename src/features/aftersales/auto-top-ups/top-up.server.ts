import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { placeRenewal } from "../../sales/orders/place-renewal.server.ts";
import { chargeOrder } from "../../sales/payments/charge-order.server.ts";
import { gatewayOf } from "../../sales/payments/gateway-of.server.ts";
import { lockAgreement } from "../../sales/saved-cards/agreements-store.server.ts";
import { isWithinCap, monthOf } from "../../sales/saved-cards/rules.ts";
import { cardById } from "../../sales/saved-cards/store.server.ts";
import type { SimProblem } from "../../stock/sims/contract.ts";
import { askNetwork } from "../../stock/sims/network-word.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { lowPackages } from "./low-packages.server.ts";
import { renewablePlan } from "./renewable-plan.server.ts";
import { stopAndTell } from "./stop-and-tell.server.ts";
import { autoTopUpById, spentIn, writeTopUp, type AutoTopUp } from "./store.server.ts";
import { tellLater } from "./tell-auto-top-up.server.ts";

const Low = z.object({ autoTopUpId: z.uuid(), orderId: z.uuid(), position: z.int() });
type Low = z.output<typeof Low>;

/**
 * Buys once for a package that runs low. That it was handled, the amount against the cap, the order and its payment are
 * written in one transaction, with the customer's setting locked: all of it or nothing. That transaction enqueues the
 * job `check-payment`, which charges the card.
 */
export const topUp = job("top-up", Low, async (low, shop): Promise<void> => {
  const { db, clock } = shop;
  const asked = await autoTopUpById(db, low.autoTopUpId);
  if (!asked?.on_since) return;
  const sim = await simOnNetwork(asked, shop);
  if (sim === "silent") return;
  // prices whose moment has come
  await shop.catalogueVersion.current();
  await db.transaction().execute(async (tx) => {
    const now = clock();
    const locked = await lockAgreement(tx, "auto_top_ups", asked);
    if (!locked?.auto.on_since) return;
    // it may have been handled, or topped up by hand, since it was found
    if ((await lowPackages(tx, now, { most: 1, only: low })).length === 0) return;
    if (sim.problem) await stopAndTell(tx, locked.auto, "sim", now);
    else await buy(tx, low, locked, { ...shop, now });
  });
});

async function buy(
  tx: DbOrTx,
  low: Low,
  { auto, email }: { auto: AutoTopUp; email: string },
  context: Shop & { now: Date },
): Promise<void> {
  const { now } = context;
  const { currency, plan_code: planCode, days } = auto;
  const card = await cardById(tx, auto.card_id);
  if (card?.state !== "saved" || !card.reference || !gatewayOf(context, card))
    return stopAndTell(tx, auto, "card", now);
  const plan = await renewablePlan(tx, { planCode, days, currency });
  if (!plan) return stopAndTell(tx, auto, "plan", now);
  if (plan.price.amount > auto.unit_amount) return stopAndTell(tx, auto, "price", now);
  const { amount } = plan.price;
  const month = monthOf(now);
  const row = {
    auto_top_up_id: auto.id,
    low_order_id: low.orderId,
    low_position: low.position,
    month,
    currency,
    amount,
    asked_at: now,
  };
  if (!isWithinCap({ spent: await spentIn(tx, auto, month), amount, cap: auto.monthly_cap })) {
    await writeTopUp(tx, { ...row, state: "capped" });
    return tellLater(tx, auto.id, "cap");
  }
  const versions = {
    privacyPolicy: auto.privacy_version,
    dataTransfer: auto.data_transfer_version,
    beginNow: auto.begin_now_version,
  };
  const whose = { accountId: auto.account_id, email, language: auto.lang, iccid: auto.iccid };
  const order = await placeRenewal(
    tx,
    { ...whose, planCode, days, unit: plan.price, versions, requestKey: randomUUID(), channel: "auto_top_up" },
    context,
  );
  await writeTopUp(tx, { ...row, state: "asked", order_id: order.id });
  await chargeOrder(
    tx,
    { orderId: order.id, card: { gateway: card.gateway, reference: card.reference }, requestKey: randomUUID() },
    context,
  );
}

/** Called outside any transaction. `silent`: the network does not respond; the package will be found again. */
async function simOnNetwork({ iccid }: AutoTopUp, shop: Shop): Promise<"silent" | { problem: SimProblem | null }> {
  try {
    const [sim] = await askNetwork(typedSims([iccid]), shop);
    return sim!;
  } catch (error) {
    if (error instanceof Refusal && error.code === "NETWORK_UNAVAILABLE") return "silent";
    throw error;
  }
}
