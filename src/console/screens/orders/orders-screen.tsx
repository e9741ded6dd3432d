import { useLoaderData } from "react-router";
import { countText } from "../../../kernel/count-text.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { Dropped, Empty, Pages, Search, Views } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { addressOf } from "./address-of.ts";
import { Dropping, FacetBar } from "./facet-bar.tsx";
import { orderList, type OrderList } from "./load.ts";
import { OrderTable } from "./order-table.tsx";

export const loader = orderList;

/** Row B1, picture 03: read-only so far. */
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
      {orders.length > 0 ? <OrderTable orders={orders} /> : <Nothing {...list} />}
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
