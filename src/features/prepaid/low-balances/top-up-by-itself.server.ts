import { randomUUID } from "node:crypto";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { gatewayOf } from "../../sales/payments/gateway-of.server.ts";
import { liveOrNewAttempt } from "../../sales/payments/new-attempt.server.ts";
import { lockAgreement } from "../../sales/saved-cards/agreements-store.server.ts";
import { isWithinCap, monthOf } from "../../sales/saved-cards/rules.ts";
import { cardById, type Card } from "../../sales/saved-cards/store.server.ts";
import { offersOf } from "../../sales/top-ups/offers-of.server.ts";
import { bonusOn } from "../../sales/top-ups/offers.ts";
import { insertTopUp } from "../../sales/top-ups/store.server.ts";
import { balanceOf, isMoreOnItsWay, lockKnownCard } from "../balances/store.server.ts";
import { newTopUpNumber } from "../credits/top-up-key.server.ts";
import { holdsCard } from "../holders/holds-card.server.ts";
import { actingAt, type AutoTopUp } from "./auto-store.server.ts";
import { isBeingCharged, noteCapped, spentIn, writeCharge } from "./charges-store.server.ts";
import { stopAndTell } from "./stop-and-tell.server.ts";
import { tellLater } from "./tell-low-balance.server.ts";

const secondsUntilAskedAgain = 60;

/**
 * Tops a card up whose balance is below what an owner has agreed to. The network is asked first, outside the
 * transaction; what counts against the cap, the top-up and its payment are one transaction behind the agreement and the
 * card's row, which also enqueues `check-payment`, where the payment card is charged. From there on it is a top-up like
 * any other: credited once, or paid back.
 */
export async function topUpByItself(iccid: string, shop: Shop): Promise<void> {
  const { db, clock } = shop;
  const acting = await actingAt(db, { iccid, balance: await balanceOf(db, iccid) });
  if (acting.length === 0) return;
  const there = await askNetwork(iccid, shop);
  if (there === "silent")
    return addJob(db, "look-at-balance", { iccid }, { once: `look:${iccid}`, inSeconds: secondsUntilAskedAgain });
  for (const one of acting)
    await db.transaction().execute(async (tx) => {
      const now = clock();
      const locked = await lockAgreement(tx, "prepaid_auto_top_ups", one);
      // switched off, topped up or charged since it was found
      if (!locked?.auto.on_since || !(await isStillLow(tx, locked.auto))) return;
      const isOwn = await holdsCard(tx, { accountId: locked.auto.account_id, iccid }, now);
      if (there === "refused" || !isOwn) await stopAndTell(tx, locked.auto, "card", now);
      else await charge(tx, locked, { ...shop, now });
    });
}

async function askNetwork(iccid: string, { network, log }: Shop): Promise<"takes" | "refused" | "silent"> {
  try {
    const card = await network.findPrepaid(iccid);
    return card?.state === "active" || card?.state === "lapsed" ? "takes" : "refused";
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer; an automatic top-up waits");
    return "silent";
  }
}

/** The card's row is held from here on: of two owners, or two processes, the second finds what the first has begun. */
async function isStillLow(tx: DbOrTx, { iccid, below }: AutoTopUp): Promise<boolean> {
  const card = await lockKnownCard(tx, iccid);
  if (!card || (await isMoreOnItsWay(tx, iccid)) || (await isBeingCharged(tx, iccid))) return false;
  return (await balanceOf(tx, iccid)) < below;
}

type Locked = { auto: AutoTopUp; email: string };

async function charge(tx: DbOrTx, { auto, email }: Locked, context: Shop & { now: Date }): Promise<void> {
  const { now, config } = context;
  const { id, iccid, tariff, amount, monthly_cap: cap, lang } = auto;
  const card = await cardById(tx, auto.card_id);
  if (!isChargeable(card, context)) return stopAndTell(tx, auto, "payment", now);
  const offers = await offersOf(tx, config, tariff);
  if (!offers.amounts.some((one) => one.amount === amount)) return stopAndTell(tx, auto, "amount", now);
  const month = monthOf(now);
  const made = { auto_top_up_id: id, month, amount, asked_at: now };
  if (!isWithinCap({ spent: await spentIn(tx, id, month), amount, cap })) {
    if (await noteCapped(tx, made)) await tellLater(tx, { accountId: auto.account_id, iccid, what: "cap" });
    return;
  }
  const requestKey = randomUUID();
  const topUp = await insertTopUp(tx, {
    number: newTopUpNumber(),
    request_key: requestKey,
    account_id: auto.account_id,
    iccid,
    tariff,
    amount,
    bonus: bonusOn(amount, offers),
    email,
    phone: null,
    language: lang,
    asked_at: now,
  });
  await writeCharge(tx, { ...made, top_up_id: topUp!.id });
  await liveOrNewAttempt(
    tx,
    {
      orderId: null,
      payable: { kind: "top_up", id: topUp!.id },
      total: money(amount, prepaidCurrency),
      method: "card",
      requestKey,
      savedCard: { gateway: card.gateway, reference: card.reference },
    },
    context,
  );
}

function isChargeable(card: Card | undefined, shop: Pick<Shop, "gateways">): card is Card & { reference: string } {
  return card?.state === "saved" && card.reference !== null && gatewayOf(shop, card) !== undefined;
}
