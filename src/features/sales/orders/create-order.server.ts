import { money } from "../../../kernel/money.ts";
import { phoneFrom } from "../../../kernel/phone.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { countryOf, type AccountCaller, type Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { notSoldTo } from "../../catalogue/plans/rules.ts";
import { promoRefusal } from "../promos/promo-guesses.server.ts";
import { buyerOf, promoCodeFrom } from "../promos/rules.ts";
import { CreateOrder } from "./contract.ts";
import { orderKey } from "./order-keys.server.ts";
import { newOrderNumber } from "./order-number.server.ts";
import { withPromo } from "./order-promo.server.ts";
import { readiness, type Obstacle } from "./order-readiness.server.ts";
import { offerRefusal, priceRefusal } from "./order-refusals.server.ts";
import { orderRows } from "./order-rows.server.ts";
import { wishSignature } from "./order-signature.server.ts";
import { tidyWish, wishProblems } from "./order-wish.ts";
import { orderByRequestKey } from "./store.server.ts";
import { writeOrder, type Moment, type Wish, type Written } from "./write-order.server.ts";

/** First the order, then the payment: a payment can be retried, a lost order cannot. */
export const createOrder = operation(CreateOrder, async (typed, context) => {
  const wish = readWish(typed, context.now);
  const { privacyPolicy, dataTransfer, accountByEmail, beginNow } = wish;
  // reads the catalogue's version, and with it publishes prices whose moment has come
  await refuseUnknownConsents(context, { privacyPolicy, dataTransfer, accountByEmail, beginNow });
  const signature = wishSignature(context.vault, wish);
  const { written, obstacle } = await placed(wish, signature, context);
  if (written.number) {
    context.metrics.orders.inc({ state: "placed" });
    return answer(written.number, wish, context);
  }
  const earlier = written.earlier ?? (await writtenMeanwhile(wish, context));
  if (earlier)
    return answer(earlier.wish_signature === signature ? earlier.number : refuse("REQUEST_KEY_REUSED"), wish, context);
  throw offerRefusal(written) ?? (await (obstacle?.(written) ?? priceRefusal(written, wish, context)));
});

/** Normalises the input and reports all problems at once. */
function readWish(typed: Wish, now: Date): Wish {
  const wish = tidyWish({
    ...typed,
    promoCode: typed.promoCode === undefined ? undefined : promoCodeFrom(typed.promoCode) || undefined,
  });
  // the earliest current date on earth: twelve hours behind UTC
  const fields = wishProblems(wish, { identity: "none", today: dateAt(now.getTime(), "Etc/GMT+12") });
  const phone = wish.shipping && phoneFrom(wish.shipping.phone, wish.shipping.country);
  if (wish.shipping && !phone) fields.push({ field: "shipping.phone", problem: "phone" });
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
  return wish.shipping && phone ? { ...wish, shipping: { ...wish.shipping, phone } } : wish;
}

type Buying = Context & { caller?: AccountCaller };
type Placed = { written: Written; obstacle?: Obstacle | undefined };

/** Runs the statement; with a promo code, in a transaction that locks the code (order-promo.server.ts). */
async function placed(wish: Wish, signature: string, context: Buying): Promise<Placed> {
  const { visitor, now, db, vault } = context;
  const { sending, obstacle } = await readiness(wish, context);
  const moment: Moment = {
    number: newOrderNumber(),
    language: visitor.language,
    browserId: visitor.browserId,
    notSold: notSoldTo(countryOf(context)),
    now,
    buyer: buyerOf(wish.email),
    signature,
    free: obstacle === undefined,
    rows: orderRows(wish, vault, sending),
    accountId: context.caller?.accountId,
  };
  const { promoCode } = wish;
  if (obstacle || promoCode === undefined) return { obstacle, written: await writeOrder(db, wish, moment) };
  return withPromo(db, { ...wish, promoCode }, moment, async (tx, found) =>
    typeof found === "string"
      ? {
          obstacle: () => promoRefusal(found, context),
          written: await writeOrder(tx, wish, { ...moment, free: false }),
        }
      : { written: await writeOrder(tx, wish, { ...moment, promo: found }) },
  );
}

function answer(orderNumber: string, wish: Wish, { vault, now }: Context) {
  return {
    orderNumber,
    key: orderKey(vault, { number: orderNumber, links_epoch: 0, placed_at: now }, now),
    total: money(wish.expectedTotal, wish.currency),
  };
}

/** After a race between two clicks: the loser waited for the winner's commit, which its own snapshot cannot see. */
async function writtenMeanwhile({ requestKey }: Wish, { db }: Context) {
  return orderByRequestKey(db, requestKey);
}
