import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { offerOf } from "../../../platform/offer.server.ts";
import { arrival, isTooLate } from "../../catalogue/postage/rules.ts";
import { postalServices } from "../../catalogue/postage/store.server.ts";
import { askAsStranger } from "../../stock/sims/ask-as-stranger.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { isGuesser } from "../promos/promo-guesses.server.ts";
import type { Sending } from "./order-rows.server.ts";
import type { Wish, Written } from "./write-order.server.ts";

/**
 * Checks external services and the calendar before anything is written. An obstacle is only reported once it is clear
 * that there is no earlier order with the same request key: a repeat gets the same answer, even when meanwhile the
 * network is down or the last post has gone.
 */
type Readiness = { sending?: Sending; obstacle?: Obstacle };
export type Obstacle = (written: Written) => Refusal | Promise<Refusal>;

export async function readiness(wish: Wish, context: Context): Promise<Readiness> {
  const { currencies } = await offerOf(context);
  if (!currencies.includes(wish.currency))
    return {
      obstacle: () => new Refusal("CURRENCY_NOT_OFFERED", { fields: [{ field: "currency", problem: "not_offered" }] }),
    };
  // too many guesses: no answer, not even about a right code
  if (wish.promoCode !== undefined && (await isGuesser(context)))
    return { obstacle: () => new Refusal("TOO_MANY_REQUESTS") };
  if (wish.way === "physical") return posting(wish, context);
  return wish.way === "renewal" ? simsReady(wish, context) : {};
}

async function posting({ shipping, departsOn, currency }: Wish, { db, now }: Context): Promise<Readiness> {
  const [service] = await postalServices(db, currency, shipping!.country);
  if (!service) return { obstacle: notPosted };
  const { earliest, latest } = arrival(now, service.time_zone, {
    daysMin: service.days_min,
    daysMax: service.days_max,
  });
  const sending = { carrier: service.carrier, promisedFrom: earliest, promisedBy: latest };
  if (!isTooLate({ latest }, departsOn!)) return { sending };
  const tooLate = ({ esim_offered }: Written) =>
    new Refusal("TOO_LATE_BY_POST", {
      fields: [{ field: "departsOn", problem: "too_late" }],
      facts: { latest, esimOffered: esim_offered === true },
    });
  return { sending, obstacle: tooLate };
}

export function notPosted(): Refusal {
  return new Refusal("NOT_POSTED_THERE", { fields: [{ field: "shipping.country", problem: "not_posted" }] });
}

async function simsReady({ iccids = [] }: Wish, context: Context): Promise<Readiness> {
  try {
    const sims = await askAsStranger(typedSims(iccids), context);
    const fields = sims.flatMap(({ problem }, place) => (problem ? [{ field: `iccids.${place}`, problem }] : []));
    return fields.length > 0 ? { obstacle: () => new Refusal("SIM_NOT_ACCEPTED", { fields }) } : {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { obstacle: () => error };
  }
}
