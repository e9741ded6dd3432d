import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { Dropped, Empty, Pages, Search } from "../../parts/list.tsx";
import { actOnPromos } from "./act.ts";
import { promosPage, type PromosPage } from "./load.ts";
import { NewPromoPanel } from "./new-promo-panel.tsx";
import { PromoPanel } from "./promo-panel.tsx";
import { PromoTable } from "./promo-table.tsx";
import { SeriesPanel } from "./series-panel.tsx";
import { SeriesTable } from "./series-table.tsx";

export const loader = withLayout("promos", withDrafts(promosPage));
export const action = keeping(actOnPromos);

/** Row B1: promo codes, what they were used for and what they cost. */
export function Component() {
  const { view, q, promos, open, openSeries, done, ...page } = useLoaderData() as PromosPage & {
    layout: Laid<"promos">;
  };
  const answered = useActionData();
  const me = useRouteLoaderData("frame") as Me;
  const { titled, promos: words, plans } = useWords();
  const mayMake = may(me, "edit_promos");
  const isMaking = page.isNew && mayMake;
  const list = addressOf({ view, q });
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search
          name="q"
          label={words.search}
          hint={words.searchHint}
          value={q}
          keeps={view === "running" ? {} : { view }}
        />
        <ColumnsLink list="promos" />
        <a className="button button-quiet" href="/console/promos/files">
          <Icon name="download" />
          {words.files}
        </a>
        {mayMake && (
          <a className="button promos-new" href={addressOf({ view, q, new: "1" })}>
            <Icon name="plus" />
            {words.fresh}
          </a>
        )}
      </header>
      <nav className="chips" aria-label={words.viewsLabel}>
        {page.views.map((one) => (
          <a
            key={one.view}
            href={addressOf({ view: one.view, q })}
            aria-current={one.view === view ? "page" : undefined}
          >
            {words.views[one.view]} <span className="chip-count">{one.count}</span>
          </a>
        ))}
      </nav>
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
              addressOf={(code) => addressOf({ view, q, code })}
            />
          ) : (
            <Empty title={q ? words.notFound(q) : words.empty}>
              {q ? (
                <a className="button" href={addressOf({ view })}>
                  {plans.dropSearch}
                </a>
              ) : (
                <p>{words.emptyLede}</p>
              )}
            </Empty>
          )}
          {page.series.length > 0 && (
            <SeriesTable
              series={page.series}
              open={openSeries?.prefix}
              addressOf={(series) => addressOf({ view, q, series })}
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
        note={words.foot}
        newer={page.after ? list : undefined}
        older={page.older === null ? undefined : addressOf({ view, q, after: page.older })}
        named={{ newer: plans.first, older: plans.next }}
      />
    </>
  );
}

function addressOf(asks: Record<string, string>): string {
  const said = Object.entries(asks).filter(([name, value]) => value && !(name === "view" && value === "running"));
  const query = new URLSearchParams(said).toString();
  return query ? `/console/promos?${query}` : "/console/promos";
}
