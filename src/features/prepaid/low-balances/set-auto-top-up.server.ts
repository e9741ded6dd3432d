import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { wishHash } from "../../../platform/wish-hash.server.ts";
import { turnOn } from "../../sales/saved-cards/agreements-store.server.ts";
import { cardOf } from "../../sales/saved-cards/store.server.ts";
import { offersOf } from "../../sales/top-ups/offers-of.server.ts";
import { forgetCapped } from "./auto-store.server.ts";
import { SetPrepaidAutoTopUp } from "./contract.ts";
import { ownedCard } from "./owned-card.server.ts";
import { consentVersion } from "./rules.ts";

/** Keeps what was agreed to, which each top-up is held against; looked at right away, since the balance may be low. */
export const setPrepaidAutoTopUp = operation(SetPrepaidAutoTopUp, async (wish, context) => {
  const { db, now, config, visitor } = context;
  const { below, amount, monthlyCap, cardId, consent } = wish;
  const { accountId, iccid, tariff } = await ownedCard(wish.iccid, context);
  if (consent.version !== consentVersion) return refuse("INVALID_INPUT", { field: "consent", problem: "consent" });
  const { amounts } = await offersOf(db, config, tariff);
  if (!amounts.some((one) => one.amount === amount))
    return refuse("INVALID_INPUT", { field: "amount", problem: "choose" });
  // what one top-up lifts the balance to must not be low again; limits are written for people
  if (below > amount)
    return refuse("INVALID_INPUT", { field: "below", problem: "range", limit: Math.floor(amount / 100) });
  if (monthlyCap < amount)
    return refuse("INVALID_INPUT", { field: "monthlyCap", problem: "range", limit: Math.ceil(amount / 100) });
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forKeyShare().executeTakeFirst();
    const card = await cardOf(tx, accountId, cardId);
    if (card?.state !== "saved") refuse("INVALID_INPUT", { field: "cardId", problem: "choose" });
    const terms = { account_id: accountId, iccid, tariff, card_id: cardId, below, amount, monthly_cap: monthlyCap };
    const agreed = { ...terms, consent_version: consentVersion, lang: visitor.language };
    const hash = wishHash(SetPrepaidAutoTopUp.path, wish);
    const id = await turnOn(tx, "prepaid_auto_top_ups", agreed, hash, now);
    if (id === undefined) return;
    await forgetCapped(tx, id);
    await addJob(tx, "look-at-balance", { iccid }, { once: `look:${iccid}` });
  });
  return {};
});
