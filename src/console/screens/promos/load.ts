import { promoFacets, type PromoFilter } from "../../../features/operator/promo-list/promo-filter.ts";
import type { PromoView } from "../../../features/operator/promo-list/rules.ts";
import { lists } from "../../../features/operator/saved-views/lists.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { codeForm, promoForms } from "./forms.ts";

export type Promo = Answer<"/staff/getPromoCode">;
export type PromosPage = Answer<"/staff/getPromoCodes"> & {
  view: PromoView;
  q: string;
  /** What of the address stays on the pages beside: the view, what is searched for and what is filtered by. */
  asks: Record<string, string>;
  isFiltered: boolean;
  without: Without;
  after: boolean;
  /** The code that is open beside the list. */
  open: Promo | undefined;
  series: Answer<"/staff/getPromoSeries">["series"];
  /** The series that is open beside the list. */
  openSeries: Answer<"/staff/getPromoSeries">["open"];
  isNew: boolean;
  done: string | undefined;
  dropped: string[];
};

/** `/console/promos?view=over&q=AUT&kind=percent&code=AUTUMN10`, `?new=1`. */
export async function promosPage({ context, request }: ScreenArguments): Promise<PromosPage> {
  const { asks: all, dropped } = knownAsks(request, {
    ...promoForms,
    after: codeForm,
    code: codeForm,
    series: codeForm,
    new: /^1$/,
    done: /^[a-z]{1,20}$/,
  });
  const { call } = asked(context);
  const {
    view: viewed = lists.promos.views[0],
    q = "",
    after,
    code,
    series: prefix,
    new: fresh,
    done,
    ...filter
  } = all;
  const view = viewed as PromoView;
  const asks = { view, ...(q && { q }), ...filter };
  const [list, open, { series, open: openSeries }] = await Promise.all([
    call("/staff/getPromoCodes", {
      view,
      ...(q && { search: q }),
      ...(filter as PromoFilter),
      ...(after && { after }),
    }),
    code === undefined ? undefined : promoOrNone(call, code),
    call("/staff/getPromoSeries", prefix === undefined ? {} : { prefix: prefix.toUpperCase() }),
  ]);
  if (code !== undefined && !open) dropped.push("code");
  if (prefix !== undefined && !openSeries) dropped.push("series");
  const isNew = fresh !== undefined && !open && !openSeries;
  const isFiltered = promoFacets.some((facet) => asks[facet] !== undefined);
  const without = await withoutOne(
    call,
    "promos",
    asks,
    list.promos.length === 0 && !list.isCut && after === undefined,
  );
  const shown = { view, q, asks, isFiltered, without, after: after !== undefined };
  return { ...list, ...shown, open, series, openSeries, isNew, done, dropped };
}

async function promoOrNone(call: Call, code: string): Promise<Promo | undefined> {
  try {
    return await call("/staff/getPromoCode", { code: code.toUpperCase() });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "NOT_FOUND") throw error;
    return undefined;
  }
}
