import type { ReactNode } from "react";
import type { OrderColumn } from "../../../features/operator/order-list/columns.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Words } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { PlanLine } from "../../parts/plan-line.tsx";
import { Signal, type Reach } from "../../parts/signal.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { addressOf } from "./address-of.ts";
import type { OrderList } from "./load.ts";

type Row = OrderList["orders"][number];
const icons: Record<Row["way"], IconName> = { esim: "smartphone", physical: "card-sim", renewal: "refresh-cw" };
const isEnd: ReadonlySet<OrderColumn> = new Set<OrderColumn>(["total", "net"]);
/** On a phone a row stands on three lines: number and total, what was bought, state. What else was chosen comes below. */
const places: Partial<Record<OrderColumn, string>> = { bought: "line-2", state: "line-3", total: "end" };
const besides: ReadonlySet<OrderColumn> = new Set<OrderColumn>(["departs", "iccid", "tracking", "net"]);

export function OrderTable({ list }: { list: OrderList }) {
  const { orders, columns, density, sort, asks } = list;
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
      <tbody>
        {orders.map((row) => (
          <tr key={row.number}>
            <td className="choose">
              <input type="checkbox" name="order" value={row.number} aria-label={bulk.choose(row.number)} />
            </td>
            <th scope="row" className="number">
              <a href={`/console/orders/${row.number}`}>{row.number}</a>
            </th>
            {columns.map((column) => (
              <td
                key={column}
                className={`of-${column} ${places[column] ?? (besides.has(column) ? "line-more soft" : "soft wide-only")}${column === "net" ? " end" : ""}`}
                data-column={besides.has(column) ? words.columns[column] : undefined}
                lang={column === "buyer" ? "en" : undefined}
              >
                <Cell row={row} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
        {iccid.first.replace(/(\d{4})(?=\d)/g, "$1 ")}
        {iccid.of > 1 && <small> {words.moreSims(iccid.of - 1)}</small>}
      </span>
    ),
  esim: ({ esim }) => esim && <Esims of={esim} />,
};

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
