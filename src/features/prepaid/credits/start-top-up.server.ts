import { letterWords } from "../../../i18n/letters.server.ts";
import type { InputOf } from "../../../kernel/endpoint.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { endAttempt } from "../../sales/payments/end-attempt.server.ts";
import { liveOrNewAttempt } from "../../sales/payments/new-attempt.server.ts";
import { waysToPay } from "../../sales/payments/offered-gateway.server.ts";
import { conversionOf, openPayPage } from "../../sales/payments/pay-page.server.ts";
import { livePaymentOf, paymentByRequestKey, type Payment } from "../../sales/payments/store.server.ts";
import { offersOf } from "../../sales/top-ups/offers-of.server.ts";
import { bonusOn, isOffered } from "../../sales/top-ups/offers.ts";
import { insertTopUp, lockTopUp, noteContact, topUpByRequest, type TopUp } from "../../sales/top-ups/store.server.ts";
import { cardOnNetwork } from "./card-on-network.server.ts";
import { StartTopUp } from "./contract.ts";
import { keyOfTopUp, newTopUpNumber, topUpBehindKey } from "./top-up-key.server.ts";

type Wish = InputOf<typeof StartTopUp>;
type Asking = Context & { caller?: AccountCaller };

/**
 * The network is asked about the card first, outside the transaction; the top-up and its attempt are written, then the
 * gateway is called with the attempt's id as idempotency key: a crash cannot create two.
 */
export const startTopUp = operation(StartTopUp, async (wish, context) => {
  const { vault, visitor } = context;
  const { iccid } = await cardOnNetwork(wish.iccid, wish.tariff, context);
  const { topUp, payment } = await attempt({ ...wish, iccid }, context);
  const { number } = topUp;
  const key = keyOfTopUp(vault, topUp.id);
  const amount = formatMoney(money(topUp.amount, prepaidCurrency), visitor.language);
  const payPage = await openPayPage(
    payment,
    {
      number,
      email: wish.email,
      description: letterWords(visitor.language).topUp.description(amount),
      returnTo: `${wish.inApp ? "top-up-result-app" : "top-up-result"}?${new URLSearchParams({ number, key })}`,
    },
    context,
  );
  return { number, key, payPage, ...(await conversionOf(payment, context)) };
});

async function attempt(wish: Wish, context: Asking): Promise<{ topUp: TopUp; payment: Payment }> {
  const ways = await waysToPay(context);
  return context.db.transaction().execute(async (tx) => {
    const repeated = await paymentByRequestKey(tx, wish.requestKey);
    const { id } = await topUpOf(tx, wish, context);
    const topUp = await lockTopUp(tx, id);
    if (repeated) return { topUp, payment: theSame(repeated, topUp, wish) };
    if (topUp.state !== "asked") return refuse("ORDER_ALREADY_PAID");
    const { method, requestKey, rate: shownRate, email, phone = null } = wish;
    const payable = { kind: "top_up", id } as const;
    const live = (await livePaymentOf(tx, payable)) ?? null;
    const isMoved = topUp.email !== email;
    // the gateway writes to whom its page was opened for
    if (live && isMoved) await endAttempt(tx, live, "replaced", context.now);
    await noteContact(tx, id, { email, phone, language: context.visitor.language });
    const total = money(topUp.amount, prepaidCurrency);
    const payment = await liveOrNewAttempt(
      tx,
      { orderId: null, payable, total, method, requestKey, shownRate, live: isMoved ? null : live, ways },
      context,
    );
    return { topUp, payment };
  });
}

/** That of the same click; that which is tried again, where it is the same; otherwise a new one. */
async function topUpOf(tx: DbOrTx, wish: Wish, context: Asking): Promise<TopUp> {
  const { config, now, visitor, vault, caller } = context;
  const { requestKey, iccid, tariff, amount, email, phone, again } = wish;
  const before = await topUpByRequest(tx, requestKey);
  if (before) return isSame(before, wish) ? before : refuse("REQUEST_KEY_REUSED");
  const tried = again && (await topUpBehindKey(tx, again, vault).catch(() => undefined));
  if (tried && isSame(tried, wish)) return tried;
  const offers = await offersOf(tx, config, tariff);
  if (!isOffered(amount, offers)) return refuse("INVALID_INPUT", { field: "amount", problem: "choose" });
  const topUp = {
    number: newTopUpNumber(),
    request_key: requestKey,
    account_id: caller?.accountId ?? null,
    iccid,
    tariff,
    amount,
    bonus: bonusOn(amount, offers),
    email,
    phone: phone ?? null,
    language: visitor.language,
    asked_at: now,
  };
  // of two clicks at the same moment the second finds what the first has written
  return (await insertTopUp(tx, topUp)) ?? (await topUpByRequest(tx, requestKey))!;
}

const isSame = (topUp: TopUp, { iccid, amount }: Wish) => topUp.iccid === iccid && topUp.amount === amount;

function theSame(payment: Payment, topUp: TopUp, { method, email, phone }: Wish): Payment {
  return payment.payable_kind === "top_up" &&
    payment.payable_id === topUp.id &&
    payment.method === method &&
    topUp.email === email &&
    topUp.phone === (phone ?? null)
    ? payment
    : refuse("REQUEST_KEY_REUSED");
}
