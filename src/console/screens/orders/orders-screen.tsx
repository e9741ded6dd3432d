import { useLoaderData, useRouteLoaderData } from "react-router";
import type { Facet } from "../../../features/operator/order-list/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ColumnsButton } from "../../parts/columns-link.tsx";
import { countedText } from "../../parts/counted-text.ts";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import { Problem } from "../../parts/form.tsx";
import { Dropped, Empty, Pages, Search } from "../../parts/list.tsx";
import { NewRows } from "../../parts/new-rows.tsx";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { BulkDock } from "./bulk-dock.tsx";
import { useFaceted } from "./choices.ts";
import { knownCount } from "./known-count.ts";
import { orderList, type OrderList } from "./load.ts";
import { OrderTable } from "./order-table.tsx";
import { ViewTabs } from "./view-tabs.tsx";

export const loader = orderList;

const inTheBar = ["placed", "state", "area", "method"] as const satisfies readonly Facet[];

/** Row B1, picture 03. */
export function Component() {
  const list = useLoaderData() as OrderList;
  const me = useRouteLoaderData("frame") as Me;
  const { q, asks, orders, newer, older, dropped, newest, sort, isBack } = list;
  const { words: all, language, here } = usePage();
  const { titled, orders: words } = all;
  const faceted = useFaceted(list);
  const { q: _, ...kept } = asks;
  const count = knownCount(list);
  const isOldest = sort === "placed";
  const looked = isOldest !== isBack ? words.facets.lookedOn : words.facets.looked;
  const cut = list.lookedBackTo ? looked(shortMoment(list.lookedBackTo, language)) : undefined;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={all.search.hint} value={q} keeps={kept} />
        <div className="orders-more">
          <a className="button button-quiet" href="/console/bulk">
            {all.bulk.list}
          </a>
          <ColumnsButton href={beneath("/columns", asks)}>{all.views.columns.title}</ColumnsButton>
          {orders.length > 0 && (
            <a className="button" href={beneath("/csv", asks)}>
              <Icon name="download" />
              {count ? words.csv.openOf(countedText(count)) : words.csv.open}
            </a>
          )}
        </div>
      </header>
      <ViewTabs list={list} />
      <FacetBar {...faceted} first={inTheBar} />
      <Dropped names={dropped} />
      {new URL(here, "https://console").searchParams.get("refused") && may(me, "send_parcels") && (
        <div className="orders-problem">
          <Problem>{all.bulk.labelsNone}</Problem>
        </div>
      )}
      {newest !== null && q === "" && <NewRows from={beneath("/new", { ...asks, since: newest })} />}
      {orders.length > 0 ? (
        <form action="/console/orders/many" className="choosing" data-choosing="">
          {Object.entries(asks).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <OrderTable list={list} />
          <BulkDock />
        </form>
      ) : (
        <Nothing list={list} cut={cut} />
      )}
      <Pages
        hasBoxes={orders.length > 0}
        hasLooks
        note={cut ?? (isOldest ? words.footOldest : words.foot)}
        newer={newer === null ? undefined : addressOf({ ...asks, before: newer })}
        older={older === null ? undefined : addressOf({ ...asks, after: older })}
        {...(isOldest && { named: { newer: words.older, older: words.newer } })}
      />
    </>
  );
}

function Nothing({ list, cut }: { list: OrderList; cut: string | undefined }) {
  const { orders: words, search } = useWords();
  const faceted = useFaceted(list);
  const { q, view, facets } = list;
  if (q)
    return (
      <Empty title={list.isPartSpent ? search.partSpent : words.notFound(q)}>
        <a className="button" href={addressOf({ view })}>
          {words.dropSearch}
        </a>
      </Empty>
    );
  if (Object.keys(facets).length > 0)
    return (
      <FilteredAway
        {...faceted}
        without={list.without}
        view={{ label: words.views.label, text: words.views[view], widest: null }}
        cut={cut}
        isBeginning={list.isBeginning}
      />
    );
  return (
    <Empty title={words.empty}>
      <p>{view === "all" ? words.emptyLede : words.emptyView[view]}</p>
    </Empty>
  );
}
