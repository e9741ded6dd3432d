import type { CoverageEntry } from "../../../features/catalogue/coverage/contract.ts";
import type { DestinationHead, PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { Currency } from "../../../kernel/currency.ts";
import { minorUnits } from "./typed-price.ts";

/** A plan of one's own as it was typed. */
const listingFields = ["country", "kind", "data", "days", "price", "name", "logo", "hue"] as const;
export type Listing = Record<(typeof listingFields)[number], string>;

export const listingHues = ["cobalt", "celadon", "gilt"] as const;
type ListingHue = (typeof listingHues)[number];

const longest: Record<keyof Listing, number> = {
  country: 60,
  kind: 10,
  data: 8,
  days: 4,
  price: 12,
  name: 30,
  logo: 4,
  hue: 10,
};
const example: Listing = {
  country: "Japan",
  kind: "fixed",
  data: "10",
  days: "30",
  price: "",
  name: "",
  logo: "",
  hue: "celadon",
};

/** What the address says; where it says nothing, an example. */
export function listingIn(query: URLSearchParams): Listing {
  const said = listingFields.map((name) => {
    const typed = query.get(name)?.trim();
    return [name, typed === undefined ? example[name] : Array.from(typed).slice(0, longest[name]).join("")] as const;
  });
  return Object.fromEntries(said) as Listing;
}

export const hueIn = ({ hue }: Listing): ListingHue => listingHues.find((one) => one === hue) ?? "celadon";

const mostGb = 1000;
const mostDays = 365;

type Place = {
  destination: Pick<DestinationHead, "iso2" | "name" | "identityRule">;
  coverage: CoverageEntry["mccInfo"];
  /** One of the shop's there, for what is not asked. */
  like: Pick<PlanCard, "price" | "breakout">;
};
type Field = "data" | "days" | "price";

/** The card's plan, or the fields that no plan can have. */
export function listedPlan(
  { kind, data, days, price }: Listing,
  { destination: { iso2, name, identityRule }, coverage, like }: Place,
  currency: Currency,
): { plan: PlanCard } | { wrong: Field[] } {
  const gigabytes = /^\d{1,4}([.,]\d{1,2})?$/.test(data) ? Number(data.replace(",", ".")) : 0;
  const length = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  const amount = price === "" ? like.price.amount : (minorUnits(price) ?? 0);
  const wrong = [
    ...(gigabytes >= 0.1 && gigabytes <= mostGb ? [] : ["data" as const]),
    ...(length >= 1 && length <= mostDays ? [] : ["days" as const]),
    ...(amount > 0 ? [] : ["price" as const]),
  ];
  if (wrong.length > 0) return { wrong };
  const isPass = kind === "day_pass";
  const plan: PlanCard = {
    code: "",
    kind: isPass ? "day_pass" : "fixed",
    scope: "country",
    area: iso2,
    areaName: name,
    countryCount: 1,
    allowanceMb: Math.round(gigabytes * 1024),
    days: isPass ? null : length,
    minDays: isPass ? 1 : null,
    maxDays: isPass ? length : null,
    speedAfterKbps: 0,
    dayRule: isPass ? "24_hours" : null,
    dayZone: null,
    dayCity: null,
    startRule: "first_connection",
    useByDays: 180,
    hotspot: "yes",
    breakout: like.breakout,
    topUp: false,
    identity: identityRule,
    refundRule: "until_installed",
    ways: ["esim"],
    price: { amount, currency },
    was: null,
    networks: coverage,
  };
  return { plan };
}
