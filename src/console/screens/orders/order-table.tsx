import type { ReactNode } from "react";
import { orderColumns, type OrderColumn } from "../../../features/operator/order-list/columns.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Words } from "../../ground/asking.ts";
import { Due } from "../../parts/due.tsx";
import { ListTable, type Cell, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import { addressOf, inList } from "../../parts/orders-address.ts";
import { PlanLine } from "../../parts/plan-line.tsx";
import { PressSign } from "../../parts/press.tsx";
import { Signal, type Reach } from "../../parts/signal.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { isWhole, type OrderList } from "./load.ts";

type Order = OrderList["orders"][number];
/** `asks`: the list that the order's page leads on through. */
type Row = { order: Order; asks: OrderList["asks"]; isPressing?: boolean };
const icons: Record<Order["way"], IconName> = { esim: "smartphone", physical: "card-sim", renewal: "refresh-cw" };

/** On a phone a row stands on three lines: number and total, what was bought, state. What else was chosen comes below. */
export function OrderTable({ list }: { list: OrderList }) {
  const { orders, pressing, sort, asks } = list;
  const all = useWords();
  const { orders: words } = all;
  const isOldest = sort === "placed";
  return (
    <ListTable
      laid={list}
      className="order-list"
      caption={isOldest ? words.captionOldest : words.caption}
      groups={[
        ...pressingOf(list, words),
        {
          key: "all",
          ...(pressing.length > 0 && { head: <div>{isOldest ? words.sort.oldest : words.sort.newest}</div> }),
          rows: orders.map((order) => ({ order, asks })),
        },
      ]}
      keyOf={({ order }) => order.number}
      {...rowsOf(list, all)}
    />
  );
}

function rowsOf({ columns, sort, asks }: OrderList, { orders: words, bulk }: Words): RowsOf<"orders", Row> {
  const isOldest = sort === "placed";
  // what it is stands where its state would
  const workAt = columns.includes("work") ? "work" : columns.includes("state") ? "state" : columns[0];
  const cellOf = (column: OrderColumn) => ({
    ...places[column],
    cell: ({ order, isPressing }: Row) => cells[isPressing && column === workAt ? "work" : column](order, words),
  });
  const byColumn = Object.fromEntries(orderColumns.map((column) => [column, cellOf(column)]));
  return {
    ofRow: ({ order }) => ({ "data-look": `/console/orders/${order.number}/look` }),
    box: {
      head: bulk.chosenColumn,
      className: "choose",
      isForAll: true,
      cell: ({ order: { number } }) => (
        <input type="checkbox" name="order" value={number} aria-label={bulk.choose(number)} />
      ),
    },
    first: {
      place: "number",
      cell: (row) => <a href={inList(row.order.number, row.asks)}>{row.order.number}</a>,
    },
    cells: {
      ...(byColumn as Record<OrderColumn, Cell<Row>>),
      placed: {
        ...cellOf("placed"),
        sorted: isOldest ? "ascending" : "descending",
        head: (
          <a
            href={addressOf({ ...asks, sort: isOldest ? null : "placed" })}
            title={isOldest ? words.sort.newest : words.sort.oldest}
          >
            {words.columns.placed}
            <Icon name={isOldest ? "chevron-up" : "chevron-down"} />
          </a>
        ),
      },
    },
  };
}

const onAPhone = "soft line-more";
const places: Partial<Record<OrderColumn, Omit<Cell<Row>, "cell">>> = {
  bought: { place: "line-2" },
  state: { place: "line-3" },
  total: { place: "", isEnd: true },
  net: { isEnd: true },
  buyer: { lang: "en" },
  // what a view of work is read for: on a phone, too
  work: { place: onAPhone },
  departs: { place: onAPhone },
};

/** What needs a person, on top of the whole list. */
function pressingOf(list: OrderList, words: Words["orders"]) {
  const { pressing, views, asks } = list;
  const count = views.find(({ view }) => view === "needs_person")?.count ?? 0;
  const isFolded = asks["needs"] === "folded";
  if (pressing.length === 0 && !(isFolded && isWhole(list) && count > 0)) return [];
  const head = (
    <div>
      <a href={addressOf({ view: "needs_person" })}>
        {words.pressing.title}{" "}
        <span className="count">{isFolded ? count : words.pressing.of(pressing.length, count)}</span>
      </a>
      <a className="fold" href={addressOf({ ...asks, needs: isFolded ? null : "folded" })}>
        <Icon name={isFolded ? "chevron-down" : "chevron-up"} />
        {isFolded ? words.pressing.show : words.pressing.fold}
      </a>
    </div>
  );
  return [
    {
      key: "pressing",
      head,
      rows: pressing.map((order) => ({ order, asks: { view: "needs_person" }, isPressing: true })),
    },
  ];
}

/** Null where an order has none of it. */
const cells: Record<OrderColumn, (row: Order, words: Words["orders"]) => ReactNode> = {
  placed: ({ placedAt }) => <Moment at={placedAt} />,
  buyer: ({ buyer }) => buyer,
  bought: ({ plan, area, iso2, quantity }) => <PlanLine plan={{ ...plan, area, iso2 }} pieces={quantity} />,
  way: ({ way }, words) => (
    <span className="way">
      <Icon name={icons[way]} />
      {words.ways[way]}
    </span>
  ),
  state: ({ state }, words) => <StateShape state={state}>{words.states[state]}</StateShape>,
  total: ({ total }) => <Sum of={total} />,
  net: ({ net }) => net && <Sum of={net} />,
  method: ({ method }, words) => method && words.methods[method],
  departs: ({ departs }) => departs && <time dateTime={departs}>{departs}</time>,
  tracking: ({ tracking }) => tracking,
  iccid: ({ iccid }, words) =>
    iccid && (
      <span className="iccid-cell">
        {spacedIccid(iccid.first)}
        {iccid.of > 1 && <small> {words.moreSims(iccid.of - 1)}</small>}
      </span>
    ),
  esim: ({ esim }) => esim && <Esims of={esim} />,
  work: ({ work }) => work && <Work of={work} />,
};

/** What it is, until when, and whose. */
function Work({ of: { kind, owner, of, ...due } }: { of: NonNullable<Order["work"]> }) {
  const { orders: words, inbox } = useWords();
  return (
    <span className="work-cell">
      <PressSign press={due.press} />
      <span>
        <b>{wordFor(inbox.kinds, kind)}</b>
        <small>
          <Due work={due} /> · {owner ?? inbox.nobody}
          {of > 1 && ` · ${words.moreSims(of - 1)}`}
        </small>
      </span>
    </span>
  );
}

function Esims({ of: { state, there, of } }: { of: NonNullable<Order["esim"]> }) {
  const { orders: words, order } = useWords();
  return (
    <span className="way">
      <Signal reach={reachOf(state)} />
      {of > 1 ? words.esimThere(there, of, order.profiles[state]) : order.profiles[state]}
    </span>
  );
}

function reachOf(state: NonNullable<Order["esim"]>["state"]): Reach {
  if (state === "enabled") return "online";
  if (state === "installed" || state === "disabled") return "installed";
  return state === "downloaded" ? "downloaded" : "released";
}

function Sum({ of: { amount, currency } }: { of: Order["total"] }) {
  return (
    <>
      <span className="currency">{currency}</span> <b>{(amount / 100).toFixed(2)}</b>
    </>
  );
}
