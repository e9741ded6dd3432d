import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { Dropped, Empty, Pages, Search, Views } from "../../parts/list.tsx";
import { orderList, type OrderList } from "./load.ts";
import { OrderTable } from "./order-table.tsx";

export const loader = orderList;

/** Row B1, picture 03: read-only so far. */
export function Component() {
  const list = useLoaderData() as OrderList;
  const { view, q, views, orders, newer, older, dropped } = list;
  const { titled, orders: words } = useWords();
  const at = (more: Record<string, string | null>) => addressOf({ view, q, ...more });
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
          keeps={view === "all" ? {} : { view }}
        />
      </header>
      <Views
        label={words.views.label}
        views={views.map((one) => ({
          view: one.view,
          label: words.views[one.view],
          count: countText(one),
          href: addressOf({ view: one.view }),
          isOpen: one.view === view,
        }))}
      />
      <Dropped names={dropped} />
      {orders.length > 0 ? <OrderTable orders={orders} /> : <Nothing {...list} />}
      <Pages
        note={words.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

/** `2,318`; `10,000+`, where nobody has counted on. */
function countText({ count, more }: OrderList["views"][number]): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ",")}${more ? "+" : ""}`;
}

function Nothing({ q, view }: OrderList) {
  const { orders: words } = useWords();
  if (q)
    return (
      <Empty title={words.notFound(q)}>
        <a className="button" href={addressOf({ view })}>
          {words.dropSearch}
        </a>
      </Empty>
    );
  return (
    <Empty title={words.empty}>
      <p>{view === "all" ? words.emptyLede : words.emptyView}</p>
    </Empty>
  );
}

function addressOf(asks: Record<string, string | null>): string {
  const said = Object.entries(asks).filter(([name, value]) => value && !(name === "view" && value === "all"));
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query ? `/console/orders?${query}` : "/console/orders";
}
