import { CallRefused } from "../../../kernel/envelope.ts";
import type { PlanKind } from "../../../kernel/plan-terms.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type PriceList = Answer<"/staff/getPrices"> & {
  q: string;
  kind: string;
  after: string;
  dropped: string[];
  mayEdit: boolean;
  published: number;
};

export function pricesAddress(asks: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(asks).filter(([, value]) => value)).toString();
  return query ? `/console/catalogue/prices?${query}` : "/console/catalogue/prices";
}

const narrowed = (asks: URLSearchParams) => ({ q: (asks.get("q") ?? "").trim(), kind: asks.get("kind") ?? "" });

export type PriceWish = { search?: string; kind?: PlanKind; drafted?: true };
/** In the place of a kind: what somebody has typed into. */
export const typedKind = "typed";

/** Which plans an address is about, on all of its pages. */
export function wishOf(asks: URLSearchParams): PriceWish {
  const { q, kind } = narrowed(asks);
  return { ...(q && { search: q }), ...(kind === typedKind ? { drafted: true } : kind && { kind: kind as PlanKind }) };
}

export async function priceList({ context, request }: ScreenArguments): Promise<PriceList> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const known = new Set(["q", "kind", "after", "published"]);
  const dropped = [...new Set([...asks.keys()].filter((name) => !known.has(name)))];
  const after = asks.get("after") ?? "";
  const mayEdit = may(await call("/staff/getMe", {}), "edit_catalogue");
  const published = Number(/^\d{1,4}$/.exec(asks.get("published") ?? "")?.[0] ?? 0);
  try {
    const list = await call("/staff/getPrices", { ...wishOf(asks), ...(after && { after }) });
    return { ...list, ...narrowed(asks), after, dropped, mayEdit, published };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    const names = error.details.fields.map(({ field }) => (field === "search" ? "q" : field));
    const list = await call("/staff/getPrices", {});
    return { ...list, q: "", kind: "", after: "", dropped: [...dropped, ...names], mayEdit, published };
  }
}
