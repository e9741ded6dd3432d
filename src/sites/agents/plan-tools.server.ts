import * as z from "zod";
import { offeredDays, unitPrice } from "../../features/catalogue/plans/rules.ts";
import { longestTrip, tripPrice } from "../../features/catalogue/plans/trip-price.ts";
import { mostAtOnce } from "../../kernel/fields.ts";
import { times } from "../../kernel/money.ts";
import { planKinds } from "../../kernel/plan-terms.ts";
import { isDate } from "../../kernel/zoned-time.ts";
import { links } from "../../storefront/ground/links.ts";
import type { Answer } from "../../storefront/ground/visit/calls.ts";
import { agentTool, shownMoney, type Asking } from "./agent-tool.server.ts";

type Plan = Answer<"/product/getPlanList">["plans"][number];

const mostPlans = 30;
const ways = ["esim", "physical", "renewal"] as const;
const Days = z.int().min(1).max(longestTrip);
const PlanCode = z.string().max(80).describe("The plan's code, as search_plans gives it.");

export const searchPlans = agentTool({
  name: "search_plans",
  title: "Search travel data plans",
  description:
    "Lists the travel data plans that work in a destination, those that fit the trip first, then by price for the whole trip. Takes a country, a city, an airport or its code, in English, Chinese, Japanese or Korean. If several places could be meant, it lists them instead of guessing.",
  input: {
    destination: z.string().min(1).max(100).describe("Country, city or airport: Japan, Osaka, BKK, 東京."),
    days: Days.optional().describe("Days of the trip, both ends counted. Without it, day passes are priced per day."),
    kind: z.enum(planKinds).optional().describe("day_pass: data anew each day; fixed: one allowance for all days."),
    way: z.enum(ways).optional().describe("esim (within minutes), physical (card by post) or renewal of a SIM."),
    most: z.int().min(1).max(mostPlans).default(10).describe("How many plans to list at most."),
  },
  async run({ destination, days, kind, way, most }, asking) {
    const { call, language, currency, origin } = asking;
    const { meant, hits } = await call("/common/searchDestinations", { query: destination, lang: language });
    const place = meant ?? (hits.length === 1 ? hits[0] : undefined);
    if (!place) return { found: "several_or_none", places: hits.map(({ country, name }) => ({ country, name })) };
    const found = await call("/product/getPlanList", { ...placeOf(place), currency, lang: language });
    const fitting = found.plans
      .filter((plan) => (kind === undefined || plan.kind === kind) && (way === undefined || plan.ways.includes(way)))
      .map((plan) => ({ plan, trip: tripPrice(plan, days) }))
      .toSorted((one, other) => misfits(one) - misfits(other) || one.trip.price.amount - other.trip.price.amount);
    return {
      found: "destination",
      destination: { country: found.destination.iso2, name: found.destination.name },
      notices: found.notices.map(({ title, content }) => ({ title, content })),
      page: `${origin}${links(language).plans({ ...placeOf(place), days, kind })}`,
      plansInAll: fitting.length,
      plans: fitting.slice(0, most).map(({ plan, trip }) => ({
        ...planFacts(plan, asking),
        price: shownMoney(trip.price),
        priceIsFor: trip.days === undefined ? "one day" : `${trip.days} days`,
        ...(trip.misfit === "ends_before" && { note: "shorter than the trip" }),
        ...(trip.misfit === "at_least" && { note: "sold for more days than the trip has" }),
      })),
    };
  },
});

export const getPlan = agentTool({
  name: "get_plan",
  title: "Read one plan",
  description:
    "Everything about one plan: allowance, speed afterwards, when a day begins, networks in each country, hotspot, identity and refund rules.",
  input: { code: PlanCode },
  async run({ code }, asking) {
    const { call, language, currency } = asking;
    const { plan, coverage, notices } = await call("/product/getPlanDetail", { code, currency, lang: language });
    return {
      ...planFacts(plan, asking),
      price: shownMoney(plan.price),
      priceIsFor: plan.kind === "day_pass" ? "one day" : `${plan.days} days`,
      daysSold: plan.kind === "day_pass" ? { from: plan.minDays, to: plan.maxDays } : plan.days,
      dayBegins: plan.dayCity ? `at 00:00 ${plan.dayCity} time` : plan.dayRule,
      internetAddressIn: plan.breakoutNames,
      reinstall: plan.reinstall,
      refund: plan.refundRule,
      coverage: coverage.map(({ country, networks }) => ({ country, networks: networks.map(networkText) })),
      notices: notices.map(({ title, content }) => ({ title, content })),
    };
  },
});

export const prepareOrder = agentTool({
  name: "prepare_order",
  title: "Prepare an order",
  description:
    "Makes the link to the shop's order page with plan, days and quantity filled in. The person opens it, reads and accepts the terms, enters their own e-mail address and pays there: nothing is ordered, reserved or charged by this tool, and it takes no personal data. Show the total with the link.",
  input: {
    code: PlanCode,
    days: Days.optional().describe("For a day pass: how many days. A fixed package has its own."),
    quantity: z.int().min(1).max(mostAtOnce).default(1).describe("How many SIMs, one for each traveller."),
    way: z.enum(ways).optional(),
    from: z.string().refine(isDate).optional().describe("First day of the trip, YYYY-MM-DD."),
    promo: z.string().max(40).optional().describe("A promo code; it is checked on the page."),
  },
  async run({ code, days, quantity, way, from, promo }, { call, language, currency, origin }) {
    const { plan } = await call("/product/getPlanDetail", { code, currency, lang: language });
    const offered = offeredDays(plan, days);
    if (offered === undefined)
      return {
        prepared: false,
        why: "not sold for this number of days",
        daysSold: { from: plan.minDays ?? plan.days, to: plan.maxDays ?? plan.days },
      };
    if (way !== undefined && !plan.ways.includes(way))
      return { prepared: false, why: "not sold in this way", ways: plan.ways };
    return {
      prepared: true,
      orderPage: `${origin}${links(language).orderSim({ plan: code, days: offered, quantity, way, from, promo })}`,
      total: shownMoney(times(unitPrice(plan, offered), quantity)),
      totalIs: `${quantity} × ${offered} days, before postage and promo code; the page shows ${currency} unless another currency was chosen there`,
      next: "The person opens the page, accepts the terms, and pays there.",
    };
  },
});

const placeOf = ({ country, mcc }: { country: string; mcc: string }) => ({ country, mcc });

const misfits = ({ trip }: { trip: { misfit?: string } }) => (trip.misfit === undefined ? 0 : 1);

const networkText = ({ carrier, generations }: Plan["networks"][number]) => `${carrier} ${generations.join("/")}`;

/** MB are of 1024 to a GB. */
function planFacts(plan: Plan, { origin, language }: Asking) {
  return {
    code: plan.code,
    area: plan.areaName,
    countries: plan.countryCount,
    kind: plan.kind,
    allowanceMb: plan.allowanceMb,
    allowanceIsFor: plan.kind === "day_pass" ? "each day" : "the whole plan",
    thenSpeedKbps: plan.speedAfterKbps,
    ...(plan.speedAfterKbps === 0 && { afterAllowance: "data stops" }),
    starts: plan.startRule,
    useWithinDays: plan.useByDays,
    hotspot: plan.hotspot,
    identity: plan.identity,
    ways: plan.ways,
    networks: plan.networks.map(networkText),
    page: `${origin}${links(language).planDetail({ code: plan.code })}`,
  };
}
