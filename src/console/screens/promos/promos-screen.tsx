import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { promoFacets } from "../../../features/operator/promo-list/promo-filter.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { FacetBar } from "../../parts/facet-bar.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { Dropped, Pages, Search } from "../../parts/list.tsx";
import { actOnPromos } from "./act.ts";
import { promosAt, useFaceted } from "./choices.ts";
import { promosPage, type PromosPage } from "./load.ts";
import { NewPromoPanel } from "./new-promo-panel.tsx";
import { NoPromos } from "./no-promos.tsx";
import { PromoPanel } from "./promo-panel.tsx";
import { PromoTable } from "./promo-table.tsx";
import { SeriesPanel } from "./series-panel.tsx";
import { SeriesTable } from "./series-table.tsx";

export const loader = withLayout("promos", withDrafts(promosPage));
export const action = keeping(actOnPromos);

/** Row B1: promo codes, what they were used for and what they cost. */
export function Component() {
  const page = useLoaderData() as PromosPage & { layout: Laid<"promos"> };
  const { view, q, asks, promos, open, openSeries, done } = page;
  const answered = useActionData();
  const me = useRouteLoaderData("frame") as Me;
  const { titled, promos: words, plans } = useWords();
  const faceted = useFaceted(asks);
  const { q: _, ...kept } = asks;
  const mayMake = may(me, "edit_promos");
  const isMaking = page.isNew && mayMake;
  const list = promosAt(asks);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={words.searchHint} value={q} keeps={kept} />
        <ColumnsLink list="promos" />
        <a className="button button-quiet" href="/console/promos/files">
          <Icon name="download" />
          {words.files}
        </a>
        {mayMake && (
          <a className="button promos-new" href={promosAt({ ...asks, new: "1" })}>
            <Icon name="plus" />
            {words.fresh}
          </a>
        )}
      </header>
      <nav className="chips" aria-label={words.viewsLabel}>
        {page.views.map((one) => (
          <a
            key={one.view}
            href={promosAt({ ...asks, view: one.view })}
            aria-current={one.view === view ? "page" : undefined}
          >
            {words.views[one.view]} <span className="chip-count">{one.count}</span>
          </a>
        ))}
      </nav>
      <FacetBar {...faceted} first={promoFacets} />
      <Dropped names={page.dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      <div className={open || openSeries || isMaking ? "promos promos-beside" : "promos"}>
        <div className="promos-whole">
          {promos.length > 0 ? (
            <PromoTable
              promos={promos}
              layout={page.layout}
              open={open?.code}
              addressOf={(code) => promosAt({ ...asks, code })}
            />
          ) : (
            <NoPromos page={page} />
          )}
          {page.series.length > 0 && (
            <SeriesTable
              series={page.series}
              open={openSeries?.prefix}
              addressOf={(series) => promosAt({ ...asks, series })}
            />
          )}
        </div>
        {open ? (
          <PromoPanel promo={open} closed={list} />
        ) : openSeries ? (
          <SeriesPanel series={openSeries} closed={list} />
        ) : (
          isMaking && <NewPromoPanel closed={list} />
        )}
      </div>
      <Pages
        note={page.isCut ? words.looked : words.foot}
        newer={page.after ? list : undefined}
        older={page.older === null ? undefined : promosAt({ ...asks, after: page.older })}
        named={{ newer: plans.first, older: plans.next }}
      />
    </>
  );
}
