import type { ReactNode } from "react";
import type { OrderColumn } from "../../../features/operator/order-list/columns.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Words } from "../../ground/asking.ts";
import { Due } from "../../parts/due.tsx";
import { Moment } from "../../parts/moment.tsx";
import { addressOf, inList } from "../../parts/orders-address.ts";
import { PlanLine } from "../../parts/plan-line.tsx";
import { PressSign } from "../../parts/press.tsx";
import { Signal, type Reach } from "../../parts/signal.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { isWhole, type OrderList } from "./load.ts";

type Row = OrderList["orders"][number];
const icons: Record<Row["way"], IconName> = { esim: "smartphone", physical: "card-sim", renewal: "refresh-cw" };
const isEnd: ReadonlySet<OrderColumn> = new Set<OrderColumn>(["total", "net"]);
/** On a phone a row stands on three lines: number and total, what was bought, state. What else was chosen comes below. */
const places: Partial<Record<OrderColumn, string>> = { bought: "line-2", state: "line-3", total: "end" };
const besides: ReadonlySet<OrderColumn> = new Set<OrderColumn>(["departs", "iccid", "tracking", "net", "work"]);

export function OrderTable({ list }: { list: OrderList }) {
  const { orders, pressing, columns, density, sort, asks } = list;
  const { orders: words, bulk } = useWords();
  const isOldest = sort === "placed";
  const isOwn = columns.some((one) => besides.has(one));
  return (
    <table className={`list order-list${density === "compact" ? " compact" : ""}${isOwn ? " order-list-own" : ""}`}>
      <caption className="vh">{isOldest ? words.captionOldest : words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{bulk.chosenColumn}</span>
          </th>
          <th scope="col">{words.columns.number}</th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`of-${column}${isEnd.has(column) ? " end" : ""}`}
              aria-sort={column === "placed" ? (isOldest ? "ascending" : "descending") : undefined}
            >
              {column === "placed" ? (
                <a
                  href={addressOf({ ...asks, sort: isOldest ? null : "placed" })}
                  title={isOldest ? words.sort.newest : words.sort.oldest}
                >
                  {words.columns.placed}
                  <Icon name={isOldest ? "chevron-up" : "chevron-down"} />
                </a>
              ) : (
                words.columns[column]
              )}
            </th>
          ))}
        </tr>
      </thead>
      <Pressing list={list} />
      <tbody>
        {pressing.length > 0 && <Group columns={columns}>{isOldest ? words.sort.oldest : words.sort.newest}</Group>}
        {orders.map((row) => (
          <OrderRow key={row.number} row={row} columns={columns} asks={asks} />
        ))}
      </tbody>
    </table>
  );
}

/** What needs a person, on top of the whole list: what it is stands where its state would. */
function Pressing({ list }: { list: OrderList }) {
  const { pressing, columns, views, asks } = list;
  const { orders: words } = useWords();
  const count = views.find(({ view }) => view === "needs_person")?.count ?? 0;
  const isFolded = asks["needs"] === "folded";
  if (pressing.length === 0 && !(isFolded && isWhole(list) && count > 0)) return null;
  return (
    <tbody>
      <Group columns={columns}>
        <a href={addressOf({ view: "needs_person" })}>
          {words.pressing.title}{" "}
          <span className="count">{isFolded ? count : words.pressing.of(pressing.length, count)}</span>
        </a>
        <a className="fold" href={addressOf({ ...asks, needs: isFolded ? null : "folded" })}>
          <Icon name={isFolded ? "chevron-down" : "chevron-up"} />
          {isFolded ? words.pressing.show : words.pressing.fold}
        </a>
      </Group>
      {pressing.map((row) => (
        <OrderRow key={row.number} row={row} columns={columns} asks={{ view: "needs_person" }} isPressing />
      ))}
    </tbody>
  );
}

function Group({ columns, children }: { columns: readonly OrderColumn[]; children: ReactNode }) {
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={columns.length + 2}>
        <div>{children}</div>
      </th>
    </tr>
  );
}

/** `asks`: the list that the order's page leads on through. */
type OrderRowProps = { row: Row; columns: readonly OrderColumn[]; asks: OrderList["asks"]; isPressing?: boolean };
function OrderRow({ row, columns, asks, isPressing = false }: OrderRowProps) {
  const { orders: words, bulk } = useWords();
  const workAt = columns.includes("work") ? "work" : columns.includes("state") ? "state" : columns[0];
  return (
    <tr data-look={`/console/orders/${row.number}/look`}>
      <td className="choose">
        <input type="checkbox" name="order" value={row.number} aria-label={bulk.choose(row.number)} />
      </td>
      <th scope="row" className="number">
        <a href={inList(row.number, asks)}>{row.number}</a>
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className={`of-${column} ${places[column] ?? (besides.has(column) ? "line-more soft" : "soft wide-only")}${column === "net" ? " end" : ""}`}
          data-column={besides.has(column) ? words.columns[column] : undefined}
          lang={column === "buyer" ? "en" : undefined}
        >
          <Cell row={row} column={isPressing && column === workAt ? "work" : column} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ row, column }: { row: Row; column: OrderColumn }) {
  const { orders: words } = useWords();
  return cells[column](row, words) ?? <None />;
}

/** Null where an order has none of it. */
const cells: Record<OrderColumn, (row: Row, words: Words["orders"]) => ReactNode> = {
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
function Work({ of: { kind, owner, of, ...due } }: { of: NonNullable<Row["work"]> }) {
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

function Esims({ of: { state, there, of } }: { of: NonNullable<Row["esim"]> }) {
  const { orders: words, order } = useWords();
  return (
    <span className="way">
      <Signal reach={reachOf(state)} />
      {of > 1 ? words.esimThere(there, of, order.profiles[state]) : order.profiles[state]}
    </span>
  );
}

function reachOf(state: NonNullable<Row["esim"]>["state"]): Reach {
  if (state === "enabled") return "online";
  if (state === "installed" || state === "disabled") return "installed";
  return state === "downloaded" ? "downloaded" : "released";
}

function Sum({ of: { amount, currency } }: { of: Row["total"] }) {
  return (
    <>
      <span className="currency">{currency}</span> <b>{(amount / 100).toFixed(2)}</b>
    </>
  );
}

function None() {
  const { orders: words } = useWords();
  return (
    <span>
      <span aria-hidden="true">—</span>
      <span className="vh">{words.none}</span>
    </span>
  );
}
