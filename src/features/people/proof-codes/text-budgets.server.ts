import { countryOfPhone } from "../../../kernel/phone.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { countTry, uncountTry, type Share } from "../../../platform/count-tries.server.ts";
import { openCase } from "../../records/cases/store.server.ts";

const what = "texts";
/** `+` and the first seven digits: numbers are rented in blocks, while few neighbours of a customer want texts. */
const rangeOf = (phone: string) => phone.slice(0, 8);

/**
 * Counts a text against the daily budgets of its number range, of its country and in total, before it is sent. Limits
 * per account and network stop one fraudster with one network; these limit what the shop pays. When exceeded, a case is
 * opened.
 */
export async function isWithinBudget(phone: string, shop: Shop): Promise<boolean> {
  const { db, clock, metrics } = shop;
  const now = clock();
  const until = await countTry(db, "attempts", { what, minutes: 1440, now }, sharesOf(phone, shop));
  if (!until) return true;
  metrics.textsHeldBack.inc();
  const country = countryOfPhone(phone);
  await openCase(
    db,
    {
      kind: "texts_over_budget",
      subject: country,
      details: { country, range: `${rangeOf(phone)}…`, until: until.toISOString() },
    },
    now,
  );
  return false;
}

/** It was not sent; a retry is counted again. */
export async function releaseText(phone: string, shop: Shop): Promise<void> {
  await uncountTry(
    shop.db,
    what,
    sharesOf(phone, shop).map(({ who }) => who),
  );
}

function sharesOf(phone: string, { vault, config }: Shop): Share[] {
  const budgets = {
    [`range ${rangeOf(phone)}`]: config.TEXTS_PER_RANGE,
    [`country ${countryOfPhone(phone)}`]: config.TEXTS_PER_COUNTRY,
    all: config.TEXTS_PER_DAY,
  };
  return Object.entries(budgets).map(([name, most]) => ({ who: vault.sign("attempts", `texts ${name}`), most }));
}
