import type { PlanCard } from "../../features/catalogue/plans/contract.ts";
import type { PlanDetail } from "../../features/catalogue/plans/plan-detail.ts";
import { planName, planTitle } from "../../features/catalogue/plans/plan-title.ts";
import { honestLine } from "../../features/catalogue/plans/plan-truth.ts";
import type { PlanWords } from "../../features/catalogue/plans/plan-words.ts";
import { wholesalePrice } from "../../features/catalogue/wholesale/rules.ts";
import { shownLanguage } from "../../kernel/language.ts";
import type { Money } from "../../kernel/money.ts";
import { links } from "../ground/links.ts";
import type { Areas } from "../ground/visit/words.ts";
import type { Resale } from "../screens/partners/load.ts";
import { leadOf } from "../screens/plans/offer-lead.ts";
import { cardsOf, type Offer } from "../screens/plans/offer.ts";
import { readChoices } from "../screens/plans/shelf-address.ts";
import { kindThereIs } from "../screens/plans/shelf.ts";
import type { ShownPage } from "./canonical.ts";
import { pictureOf } from "./pictures.ts";
import { ofTheShop } from "./shop.server.ts";

type Shown = Pick<PlanCard, "kind" | "code" | "price" | "minDays" | "maxDays">;

/**
 * One product. What it costs at least, as the page's first lines say it, and the plans that it shows, each at the price
 * on its card.
 * Nothing without plans: a product needs an offer.
 */
export function offeredPlans(
  offer: Offer,
  page: ShownPage,
  words: PlanWords,
  shelf: Areas["shelf"],
): object | undefined {
  const plans = cardsOf(offer).filter(({ ways }) => ways.includes("esim"));
  const kind = readChoices(page.address.searchParams).choices.kind ?? kindThereIs(plans);
  const [lowest] = plans.map(({ price }) => price).sort((one, other) => one.amount - other.amount);
  if (!lowest) return undefined;
  const { name } = offer.destination;
  return {
    ...product(
      shelf.title(name),
      shelf.description(name, plans.length, leadOf(plans, words, shelf, page.language).from),
      page,
    ),
    offers: {
      "@type": "AggregateOffer",
      lowPrice: decimal(lowest),
      priceCurrency: lowest.currency,
      offerCount: plans.length,
      availability: inStock,
      seller: ofTheShop(page.address.origin),
      offers: plans
        .filter((plan) => plan.kind === kind)
        .map((plan) => ({ ...offerFor(plan, page), name: planName(plan, words) })),
    },
  };
}

export function offeredPlan(plan: PlanDetail["plan"], page: ShownPage, words: PlanWords): object {
  const { origin } = page.address;
  const returns = {
    "@type": "MerchantReturnPolicy",
    merchantReturnLink: origin + links(shownLanguage(page.language)).policy("refund_policy"),
  };
  return {
    ...product(planTitle(plan, words), honestLine(plan, words), page),
    sku: plan.code,
    offers: { ...offerFor(plan, page), seller: ofTheShop(origin), hasMerchantReturnPolicy: returns },
  };
}

type Tier = Resale["tiers"][number];

/** Each plan at the first step whose price is public. Nothing where the operator tells none. */
export function offeredWholesale(
  plans: Resale["plans"],
  tiers: readonly Tier[],
  { address: { origin } }: ShownPage,
  canonical: string,
  words: PlanWords,
): object | undefined {
  const tier = tiers.find(({ percentOff }) => percentOff !== null);
  if (!tier) return undefined;
  const offers = plans.map((plan) => ({
    "@type": "Offer",
    name: planTitle(plan, words),
    url: origin + canonical,
    ...priced(plan.kind, { ...plan.price, amount: wholesalePrice(plan.price.amount, tier.percentOff)! }),
    availability: inStock,
    eligibleQuantity: { "@type": "QuantitativeValue", minValue: tier.from, unitCode: "C62" },
  }));
  return offers.length > 0 ? offers : undefined;
}

function product(name: string, description: string, page: ShownPage): object {
  return {
    "@type": "Product",
    name,
    description,
    image: page.address.origin + pictureOf(page),
    brand: { "@type": "Brand", name: "Farwave" },
  };
}

const inStock = "https://schema.org/InStock";

function offerFor(
  { kind, code, price, minDays, maxDays }: Shown,
  { address: { origin }, language }: ShownPage,
): object {
  const length = { "@type": "QuantitativeValue", minValue: minDays, maxValue: maxDays, unitCode: "DAY" };
  return {
    "@type": "Offer",
    url: origin + links(shownLanguage(language)).planDetail({ code }),
    ...priced(kind, price),
    availability: inStock,
    ...(kind === "day_pass" && { eligibleQuantity: length }),
  };
}

/** The price of a day pass is that of one day, as its card says. */
function priced(kind: PlanCard["kind"], money: Money): object {
  const amount = { price: decimal(money), priceCurrency: money.currency };
  const aDay = { "@type": "UnitPriceSpecification", ...amount, unitCode: "DAY" };
  return { ...amount, ...(kind === "day_pass" && { priceSpecification: aDay }) };
}

/** `1290` fen → `12.90` */
function decimal({ amount }: Money): string {
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
