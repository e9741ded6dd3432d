import { operation } from "../../../platform/operation.server.ts";
import { GetPromoSeries } from "./contract.ts";
import { shownPromo } from "./shown-promo.server.ts";
import { promoAt, seriesOf, type SeriesRow } from "./store.server.ts";

const mostShown = 20;

export const getPromoSeries = operation(GetPromoSeries, async ({ prefix }, { db, now }) => {
  const [newest, [found]] = await Promise.all([
    seriesOf(db, { most: mostShown }),
    prefix === undefined ? [] : seriesOf(db, { prefix, most: 1 }),
  ]);
  const promo = found && (await promoAt(db, found.example, now));
  return {
    series: newest.map(shown),
    open: found && promo ? { ...shown(found), promo: { ...shownPromo(promo), code: found.prefix } } : null,
  };
});

const shown = ({ prefix, made_at, who, codes, used, stopped }: SeriesRow) => ({
  prefix,
  who,
  codes,
  used,
  madeAt: made_at.toISOString(),
  isStopped: stopped === codes,
});
