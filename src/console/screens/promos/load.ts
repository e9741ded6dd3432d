import { promoViews, type PromoView } from "../../../features/operator/promo-list/rules.ts";
import { lists } from "../../../features/operator/saved-views/lists.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Promo = Answer<"/staff/getPromoCode">;
export type PromosPage = Answer<"/staff/getPromoCodes"> & {
  view: PromoView;
  q: string;
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

const code = /^[A-Za-z0-9-]{1,40}$/;

/** `/console/promos?view=over&q=AUT&code=AUTUMN10`, `?new=1`. */
export async function promosPage({ context, request }: ScreenArguments): Promise<PromosPage> {
  const { asks, dropped } = knownAsks(request, {
    view: new RegExp(`^(${promoViews.join("|")})$`),
    q: code,
    after: code,
    code,
    series: code,
    new: /^1$/,
    done: /^[a-z]{1,20}$/,
  });
  const { call } = asked(context);
  const { q = "", after, done } = asks;
  const view = promoViews.find((one) => one === asks.view) ?? lists.promos.views[0];
  const [list, open, { series, open: openSeries }] = await Promise.all([
    call("/staff/getPromoCodes", { view, ...(q && { search: q }), ...(after && { after }) }),
    asks.code === undefined ? undefined : promoOrNone(call, asks.code),
    call("/staff/getPromoSeries", asks.series === undefined ? {} : { prefix: asks.series.toUpperCase() }),
  ]);
  if (asks.code !== undefined && !open) dropped.push("code");
  if (asks.series !== undefined && !openSeries) dropped.push("series");
  const isNew = asks.new !== undefined && !open && !openSeries;
  return { ...list, view, q, after: after !== undefined, open, series, openSeries, isNew, done, dropped };
}

async function promoOrNone(call: Call, code: string): Promise<Promo | undefined> {
  try {
    return await call("/staff/getPromoCode", { code: code.toUpperCase() });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "NOT_FOUND") throw error;
    return undefined;
  }
}
