import { useLoaderData } from "react-router";
import { countText } from "../../../kernel/count-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { Dropped, Empty, Pages, Search, Views } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { addressOf } from "./address-of.ts";
import { BulkDock } from "./bulk-dock.tsx";
import { Dropping, FacetBar } from "./facet-bar.tsx";
import { orderList, type OrderList } from "./load.ts";
import { OrderTable } from "./order-table.tsx";

export const loader = orderList;

/** Row B1, picture 03. */
export function Component() {
  const list = useLoaderData() as OrderList;
  const { view, q, facets, views, orders, newer, older, dropped } = list;
  const { words: all, language } = usePage();
  const { titled, orders: words } = all;
  const at = (more: Record<string, string | null>) => addressOf({ view, q, ...facets, ...more });
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
          keeps={{ ...(view !== "all" && { view }), ...facets }}
        />
        <div className="orders-more">
          <a className="button button-quiet" href="/console/bulk">
            {all.bulk.list}
          </a>
          {orders.length > 0 && (
            <a className="button" href={at({}).replace("/console/orders", "/console/orders/csv")}>
              <Icon name="download" />
              {words.csv.open}
            </a>
          )}
        </div>
      </header>
      <Views
        label={words.views.label}
        views={views.map((one) => ({
          view: one.view,
          label: words.views[one.view],
          count: countedText(one),
          href: addressOf({ view: one.view, ...facets }),
          isOpen: one.view === view,
        }))}
      />
      <FacetBar list={list} />
      <Dropped names={dropped} />
      {orders.length > 0 ? (
        <form action="/console/orders/many" className="choosing" data-choosing="">
          {Object.entries({ ...(view !== "all" && { view }), ...(q && { q }), ...facets }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <OrderTable orders={orders} />
          <BulkDock />
        </form>
      ) : (
        <Nothing {...list} />
      )}
      <Pages
        note={list.lookedBackTo ? words.facets.looked(shortMoment(list.lookedBackTo, language)) : words.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

/** `2,318`; `10,000+`, where nobody has counted on. */
function countedText({ count, more }: OrderList["views"][number]): string {
  return `${countText(count)}${more ? "+" : ""}`;
}

function Nothing(list: OrderList) {
  const { orders: words } = useWords();
  const { q, view, facets } = list;
  if (q)
    return (
      <Empty title={words.notFound(q)}>
        <a className="button" href={addressOf({ view })}>
          {words.dropSearch}
        </a>
      </Empty>
    );
  if (Object.keys(facets).length > 0)
    return (
      <Empty title={words.facets.empty}>
        <p>{words.facets.emptyLede}</p>
        <Dropping list={list} />
      </Empty>
    );
  return (
    <Empty title={words.empty}>
      <p>{view === "all" ? words.emptyLede : words.emptyView}</p>
    </Empty>
  );
}
