import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type PriceList = Answer<"/staff/getPrices"> & {
  q: string;
  after: string;
  dropped: string[];
  mayEdit: boolean;
  published: number;
};

export function pricesAddress(asks: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(asks).filter(([, value]) => value)).toString();
  return query ? `/console/catalogue/prices?${query}` : "/console/catalogue/prices";
}

export async function priceList({ context, request }: ScreenArguments): Promise<PriceList> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const known = new Set(["q", "after", "published"]);
  const dropped = [...new Set([...asks.keys()].filter((name) => !known.has(name)))];
  const [q, after] = [(asks.get("q") ?? "").trim(), asks.get("after") ?? ""];
  const mayEdit = may(await call("/staff/getMe", {}), "edit_catalogue");
  const published = Number(/^\d{1,4}$/.exec(asks.get("published") ?? "")?.[0] ?? 0);
  try {
    const list = await call("/staff/getPrices", { ...(q && { search: q }), ...(after && { after }) });
    return { ...list, q, after, dropped, mayEdit, published };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    const names = error.details.fields.map(({ field }) => (field === "search" ? "q" : field));
    const list = await call("/staff/getPrices", {});
    return { ...list, q: "", after: "", dropped: [...dropped, ...names], mayEdit, published };
  }
}
