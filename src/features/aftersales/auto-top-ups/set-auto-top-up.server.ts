import { spellingsOf } from "../../../kernel/iccid.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { countryOf } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { wishHash } from "../../../platform/wish-hash.server.ts";
import { refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { notSoldTo } from "../../catalogue/plans/rules.ts";
import { simOfCaller } from "../../people/account-sims/sims-of-caller.server.ts";
import { turnOn } from "../../sales/saved-cards/agreements-store.server.ts";
import { cardOf } from "../../sales/saved-cards/store.server.ts";
import { SetAutoTopUp } from "./contract.ts";
import { hasBought } from "./offer.server.ts";
import { renewablePlan } from "./renewable-plan.server.ts";
import { forgetFailed } from "./store.server.ts";

/** Stores the agreement as it was shown; each later order is checked against it. */
export const setAutoTopUp = operation(SetAutoTopUp, async (wish, context) => {
  const { db, now, caller, visitor } = context;
  const { iccid: typed, planCode, days, currency, expectedPrice, monthlyCap, cardId } = wish;
  const { accountId } = caller;
  await refuseUnknownConsents(context, {
    privacyPolicy: wish.privacyPolicy,
    dataTransfer: wish.dataTransfer,
    beginNow: wish.beginNow,
  });
  const { iccid } = await simOfCaller(typed, context);
  const offered = (await hasBought({ planCode, days }, iccid, context))
    ? await renewablePlan(db, { planCode, days, currency })
    : undefined;
  if (!offered) return refuse("PLAN_NOT_ON_SALE");
  const { plan, price } = offered;
  if (notSoldTo(countryOf(context)).some((iso2) => plan.countries.includes(iso2))) return refuse("PLAN_NOT_SOLD_HERE");
  if (price.amount !== expectedPrice) throw new Refusal("PRICE_CHANGED", { facts: { price } });
  // the limit is formatted for people
  if (monthlyCap < price.amount)
    return refuse("INVALID_INPUT", { field: "monthlyCap", problem: "range", limit: Math.ceil(price.amount / 100) });
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forKeyShare().executeTakeFirst();
    const card = await cardOf(tx, accountId, cardId);
    if (card?.state !== "saved") refuse("INVALID_INPUT", { field: "cardId", problem: "choose" });
    const terms = {
      account_id: accountId,
      iccid,
      spellings: spellingsOf(iccid),
      plan_code: planCode,
      days,
      currency,
      card_id: cardId,
      unit_amount: price.amount,
      monthly_cap: monthlyCap,
    };
    const agreed = {
      privacy_version: wish.privacyPolicy.version,
      data_transfer_version: wish.dataTransfer.version,
      begin_now_version: wish.beginNow.version,
      lang: visitor.language,
    };
    const hash = wishHash(SetAutoTopUp.path, wish);
    const id = await turnOn(tx, "auto_top_ups", { ...terms, ...agreed }, hash, now);
    if (id !== undefined) await forgetFailed(tx, id);
  });
  return {};
});
