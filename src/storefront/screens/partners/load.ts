import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { tierOf, wholesalePrice } from "../../../features/catalogue/wholesale/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { listedPlan, listingIn, type Listing } from "./listed-plan.ts";

export type Tier = Answer<"/product/getWholesaleTiers">["tiers"][number];
export type Plan = Answer<"/product/getPlanList">["plans"][number];

/** Of the shop's most asked places, one plan each: what stands in the first table. */
const examples = ["JP", "KR", "TH", "SG", "GB", "CN"];

async function plansIn(country: string, { call, language, currency }: Asking) {
  try {
    return await call("/product/getPlanList", { country, currency, lang: language });
  } catch (error) {
    if (error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT"))
      return undefined;
    throw error;
  }
}

const tiersOf = async ({ call }: Asking) => (await call("/product/getWholesaleTiers", {})).tiers;

/** What one would keep: of which plan, for which price in whole units, how many a month. */
export type Margin = { plan: string; price: string; pieces: string; cost: string };

export async function partnershipAt({ searchParams }: URL, asking: Asking) {
  const [figures, tiers, ...found] = await Promise.all([
    asking.call("/product/getShopFigures", {}),
    tiersOf(asking),
    ...examples.map((country) => plansIn(country, asking)),
  ]);
  const plans = found.flatMap((list) => {
    const own = list?.plans.filter(({ scope }) => scope === "country") ?? [];
    return own.find(({ kind }) => kind === "fixed") ?? own[0] ?? [];
  });
  const asked = (name: keyof Margin) => searchParams.get(name)?.slice(0, 40) ?? "";
  const margin: Margin = { plan: asked("plan"), price: asked("price"), pieces: asked("pieces"), cost: asked("cost") };
  return { figures, tiers, plans, margin };
}

export async function resaleAt({ searchParams }: URL, asking: Asking) {
  const country = searchParams.get("country")?.slice(0, 60).trim() || "Japan";
  const [tiers, found] = await Promise.all([tiersOf(asking), plansIn(country, asking)]);
  return { country, tiers, place: found?.destination.name, plans: found?.plans ?? [] };
}

export type Partnership = Awaited<ReturnType<typeof partnershipAt>>;
export type Resale = Awaited<ReturnType<typeof resaleAt>>;

/** What a plan of one's own would look like. `wrong`: fields of which no card can be drawn. */
export type Marketplace = { listing: Listing; place: string | undefined; wrong: ListingField[]; plan: PlanCard | null };
type ListingField = "country" | "data" | "days" | "price";

export async function marketplaceAt({ searchParams }: URL, asking: Asking): Promise<Marketplace> {
  const { call, language, currency } = asking;
  const listing = listingIn(searchParams);
  const found = await plansIn(listing.country, asking);
  const [like] = found?.plans ?? [];
  if (!found || !like) return { listing, place: undefined, wrong: ["country"], plan: null };
  const { destination } = found;
  const { coverage } = await call("/common/getCarrierListForNetType", { country: destination.iso2, lang: language });
  const networks = coverage.find(({ country }) => country === destination.iso2)?.mccInfo ?? [];
  const listed = listedPlan(listing, { destination, coverage: networks, like }, currency);
  const place = destination.name;
  return "plan" in listed
    ? { listing, place, wrong: [], plan: listed.plan }
    : { listing, place, wrong: listed.wrong, plan: null };
}

const whole = (typed: string | null, otherwise: number, most: number) => {
  const count = Math.trunc(Number(typed ?? otherwise));
  return Number.isFinite(count) && count >= 1 ? Math.min(count, most) : otherwise;
};

/** A team: so many people, so many days each a month, a day pass of one gigabyte for every day. */
export async function teamAt({ searchParams }: URL, asking: Asking) {
  const people = whole(searchParams.get("people"), 40, 10_000);
  const days = whole(searchParams.get("days"), 15, 31);
  const place = searchParams.get("place")?.slice(0, 60).trim() || "Japan";
  const [tiers, found] = await Promise.all([tiersOf(asking), plansIn(place, asking)]);
  const pass = found?.plans.find(({ kind, allowanceMb }) => kind === "day_pass" && allowanceMb === 1024);
  const pieces = people * days;
  const { amount, currency } = pass?.price ?? { amount: 0, currency: asking.currency };
  const tier = tierOf(tiers, pieces);
  const pooled = tier ? wholesalePrice(amount, tier.percentOff) : amount;
  return {
    people,
    days,
    place: found?.destination.name ?? place,
    gigabytes: pieces,
    each: pass && { amount: amount * pieces, currency },
    /** Null: the operator tells the price of so many on request. */
    pool: pass && (pooled === null ? null : { amount: pooled * pieces, currency }),
  };
}
export type Team = Awaited<ReturnType<typeof teamAt>>;
