import { customerForms } from "../../features/operator/customers/rules.ts";
import type { OrderFilter } from "../../features/operator/order-list/order-filter.ts";
import {
  esimStates,
  onAPage,
  orderSorts,
  orderViews,
  orderWays,
  placedSpans,
  typedAmount,
  type Facet,
  type OrderSort,
  type OrderView,
} from "../../features/operator/order-list/rules.ts";
import { densities, type Density } from "../../features/operator/saved-views/layouts.ts";
import { currencies } from "../../kernel/currency.ts";
import { languages } from "../../kernel/language.ts";
import { orderStates } from "../../kernel/order-state.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { isDate } from "../../kernel/zoned-time.ts";
import type { Call } from "../ground/asking.ts";

export type Facets = Omit<OrderFilter, "view" | "number" | "numbers">;
type Wanted = {
  wanted: { view: OrderView; q: string; facets: Facets; sort: OrderSort };
  columns: string[] | undefined;
  density: Density | undefined;
  saved: string | undefined;
  after: string | undefined;
  before: string | undefined;
  asks: Record<string, string>;
  dropped: string[];
};

const shortLine = (longest: number) => new RegExp(`^[^\\p{Cc}\\p{Cs}]{1,${longest}}$`, "u");
const values: Record<Facet, readonly string[] | RegExp | ((value: string) => boolean)> = {
  placed: placedSpans,
  fromDay: isDate,
  toDay: isDate,
  state: orderStates,
  way: orderWays,
  area: /^[A-Za-z][\w-]{1,39}$/,
  plan: /^[\w.-]{1,80}$/,
  method: paymentMethods,
  currency: currencies,
  esim: esimStates,
  source: shortLine(100),
  promo: shortLine(40),
  lang: languages,
  least: typedAmount,
  most: typedAmount,
};
const others = {
  view: orderViews,
  sort: orderSorts,
  density: densities,
  /** Of what needs a person, the group on top. */
  needs: ["folded"],
  columns: /^[\w,]{1,200}$/,
  saved: /^[\da-f-]{36}$/,
} as const;
const isPlace = /^(after|before|q|since|facet|do)$/;

/** What an address of the list asks for, and the names of what it does not know. */
export function wantedBy(address: URLSearchParams): Wanted {
  const given = [...address]
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => value !== "" && !isPlace.test(name));
  const isKnown = ([name, value]: readonly [string, string]) => {
    const all: Readonly<Record<string, (typeof values)[Facet]>> = { ...values, ...others };
    const known = Object.hasOwn(all, name) ? all[name]! : [];
    if (typeof known === "function") return known(value);
    return known instanceof RegExp ? known.test(value) : known.includes(value);
  };
  const known = given.filter(isKnown);
  const said = Object.fromEntries(known);
  const q = (address.get("q") ?? "").trim();
  const [after, before] = [address.get("after") || undefined, address.get("before") || undefined];
  return {
    wanted: {
      view: (said["view"] as OrderView | undefined) ?? "all",
      q,
      facets: Object.fromEntries(known.filter(([name]) => Object.hasOwn(values, name))),
      sort: (said["sort"] as OrderSort | undefined) ?? "-placed",
    },
    columns: said["columns"]?.split(","),
    density: said["density"] as Density | undefined,
    saved: said["saved"],
    after,
    before: after ? undefined : before,
    asks: { ...said, ...(q && { q }) },
    dropped: [...new Set(given.filter((one) => !isKnown(one)).map(([name]) => name))],
  };
}

export const isNumber = (typed: string): boolean => customerForms.number.test(typed.toUpperCase());

/**
 * The filter as operations take it: what was typed is an order's number, or stands for the orders that the search of the
 * whole console finds by it.
 */
export async function wishOf(
  { view, q, facets }: Pick<Wanted["wanted"], "view" | "q" | "facets">,
  call: Call,
): Promise<OrderFilter> {
  if (q === "" || isNumber(q)) return { view, ...(q && { number: q }), ...facets };
  const { orders } = await call("/staff/search", { q, isWide: true });
  return { view, numbers: [...new Set(orders.map(({ number }) => number))].slice(0, onAPage), ...facets };
}
