import { orderViews, type OrderView } from "../../../features/operator/order-list/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

type Wanted = { view: OrderView; q: string; after?: string; before?: string };
export type OrderList = Answer<"/staff/getOrderList"> & {
  view: OrderView;
  q: string;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
};

/** The address is the filter: what of it is unknown is left out and named, so that no address is a dead end. */
export async function orderList({ context, request }: ScreenArguments): Promise<OrderList> {
  const { call } = asked(context);
  const { wanted, dropped } = wantedBy(new URL(request.url).searchParams);
  const { view, q, ...place } = wanted;
  const wish = { view, ...(q && { number: q }) };
  try {
    return { ...(await call("/staff/getOrderList", { ...wish, ...place })), view, q, dropped };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    const known = q.length > 40 ? { view } : wish;
    const names = [...dropped, ...error.details.fields.map(({ field }) => (field === "number" ? "q" : field))];
    return { ...(await call("/staff/getOrderList", known)), view, q: known === wish ? q : "", dropped: names };
  }
}

function wantedBy(asks: URLSearchParams): { wanted: Wanted; dropped: string[] } {
  const view = orderViews.find((one) => one === (asks.get("view") || "all"));
  const [after, before] = [asks.get("after"), asks.get("before")];
  const known = new Set(["view", "q", "after", "before"]);
  return {
    wanted: {
      view: view ?? "all",
      q: (asks.get("q") ?? "").trim(),
      ...(after && { after }),
      ...(before && !after && { before }),
    },
    dropped: [...new Set([...asks.keys()].filter((name) => !known.has(name))), ...(view ? [] : ["view"])],
  };
}
