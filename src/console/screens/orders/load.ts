import {
  orderViews,
  orderWays,
  placedSpans,
  type OrderView,
  type PlacedWithin,
} from "../../../features/operator/order-list/rules.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods, type PaymentMethod } from "../../../kernel/payment-method.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

/** What the list is filtered by, in the order of the bar. */
export type Facets = {
  placed?: PlacedWithin;
  state?: (typeof orderStates)[number];
  way?: (typeof orderWays)[number];
  area?: string;
  method?: PaymentMethod;
  currency?: Currency;
};
type Wanted = { view: OrderView; q: string; facets: Facets; after?: string; before?: string };
export type OrderList = Answer<"/staff/getOrderList"> & {
  view: OrderView;
  q: string;
  facets: Facets;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
};

/** The address is the filter: what of it is unknown is left out and named, so that no address is a dead end. */
export async function orderList({ context, request }: ScreenArguments): Promise<OrderList> {
  const { call } = asked(context);
  const { wanted, dropped } = wantedBy(new URL(request.url).searchParams);
  const { view, q, facets, ...place } = wanted;
  const wish = { view, ...(q && { number: q }), ...facets };
  try {
    return { ...(await call("/staff/getOrderList", { ...wish, ...place })), view, q, facets, dropped };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    const isKnown = q.length <= 40;
    const names = [...dropped, ...error.details.fields.map(({ field }) => (field === "number" ? "q" : field))];
    const list = await call("/staff/getOrderList", isKnown ? wish : { view, ...facets });
    return { ...list, view, q: isKnown ? q : "", facets, dropped: names };
  }
}

/** The filter that the address asks for, as operations take it. */
export function filterOf(request: Request) {
  const { view, q, facets } = wantedBy(new URL(request.url).searchParams).wanted;
  return { view, ...(q && { number: q }), ...facets };
}

const known = new Set(["view", "q", "after", "before"]);
const values: { [Facet in keyof Facets]-?: readonly string[] | RegExp } = {
  placed: placedSpans,
  state: orderStates,
  way: orderWays,
  area: /^[A-Za-z][\w-]{1,39}$/,
  method: paymentMethods,
  currency: currencies,
};

function wantedBy(asks: URLSearchParams): { wanted: Wanted; dropped: string[] } {
  const view = orderViews.find((one) => one === (asks.get("view") || "all"));
  const [after, before] = [asks.get("after"), asks.get("before")];
  const given = [...asks].filter(([name, value]) => !known.has(name) && value !== "");
  const isFacet = ([name, value]: [string, string]) => {
    const may = Object.hasOwn(values, name) ? values[name as keyof Facets] : [];
    return may instanceof RegExp ? may.test(value) : may.includes(value);
  };
  return {
    wanted: {
      view: view ?? "all",
      q: (asks.get("q") ?? "").trim(),
      facets: Object.fromEntries(given.filter(isFacet)),
      ...(after && { after }),
      ...(before && !after && { before }),
    },
    dropped: [...new Set(given.filter((one) => !isFacet(one)).map(([name]) => name)), ...(view ? [] : ["view"])],
  };
}
