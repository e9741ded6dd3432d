import { oneLine } from "../../../kernel/one-line.ts";
import { csvLines, type Line } from "../catalogue-import/csv-lines.server.ts";
import { mostRows, type TrackingProblem, type TrackingRow } from "./rules.ts";

/** As our own file for couriers names them, and as people do. */
const names = {
  order: ["order", "order number", "order no", "reference", "订单", "订单号", "訂單", "訂單編號"],
  tracking: ["tracking", "tracking number", "tracking no", "waybill", "运单", "运单号", "運單", "運單編號"],
  carrier: ["carrier", "courier", "承运商", "快递公司", "速遞公司"],
} as const;
type Column = keyof typeof names;
type Place = { at: number; called: string };
type Places = Partial<Record<Column, Place>>;

const longest = 60;

/** Rows of a courier's file, each with what is wrong in itself; empty cells are courier files' way to say "not yet". */
export function readTracking(content: string): TrackingRow[] {
  const { lines, broken } = csvLines(withCommas(content));
  const [head, ...others] = lines;
  const rows = head ? rowsOf(head, others) : [];
  return broken ? [...rows, faulty(broken.line, "broken", null)] : rows;
}

/** What is copied out of a spreadsheet stands between tabs, and in much of Europe between semicolons. */
const withCommas = (content: string) => (/[",]/.test(content) ? content : content.replace(/[\t;]/g, ","));

function rowsOf(head: Line, others: readonly Line[]): TrackingRow[] {
  const { places, body } = placesIn(head, others);
  const { order, tracking } = places;
  if (!order || !tracking) return [faulty(head.line, "columns", null)];
  const rows = body.slice(0, mostRows).map((line) => rowOf(line, { ...places, order, tracking }));
  const next = body[mostRows];
  return [...withoutRepetitions(rows, { order, tracking }), ...(next ? [faulty(next.line, "too_many", null)] : [])];
}

/** Two columns without a head are order and number. */
function placesIn(head: Line, others: readonly Line[]): { places: Places; body: readonly Line[] } {
  if (/^fw/i.test(plain(head.cells[0])))
    return {
      places: { order: { at: 0, called: "1" }, tracking: { at: 1, called: "2" } },
      body: [head, ...others],
    };
  const places: Places = {};
  for (const [at, cell] of head.cells.entries()) {
    const called = plain(cell);
    const key = called
      .toLowerCase()
      .replace(/[_\s.]+/g, " ")
      .trim();
    for (const column of Object.keys(names) as Column[])
      if ((names[column] as readonly string[]).includes(key)) places[column] ??= { at, called };
  }
  return { places, body: others };
}

/** An apostrophe keeps a spreadsheet from calculating; it is not part of what stands in the cell. */
const plain = (cell: string | undefined) => oneLine(cell ?? "").replace(/^'/, "");

function rowOf({ line, cells }: Line, { order, tracking, carrier }: Places & Record<"order" | "tracking", Place>) {
  const orderNumber = plain(cells[order.at]).toUpperCase();
  const trackingNumber = plain(cells[tracking.at]);
  const said = carrier ? plain(cells[carrier.at]) : "";
  const row: TrackingRow = {
    line,
    orderNumber: orderNumber.slice(0, 20),
    carrier: said.slice(0, longest) || null,
    trackingNumber: trackingNumber.slice(0, longest),
    state: "ready",
    column: null,
    problem: null,
  };
  if (orderNumber === "") return wrong(row, "order_missing", order.called);
  if (!/^[A-Z0-9]{1,20}$/.test(orderNumber)) return wrong(row, "order_unknown", order.called);
  if (trackingNumber === "") return wrong(row, "tracking_missing", tracking.called);
  if (/^\d(\.\d+)?E\+\d+$/i.test(trackingNumber)) return wrong(row, "tracking_shortened", tracking.called);
  if (trackingNumber.length > longest || !/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u.test(trackingNumber))
    return wrong(row, "tracking_wrong", tracking.called);
  if (said.length > longest) return wrong(row, "carrier_wrong", carrier!.called);
  return row;
}

/** Of two rows for one order neither is believed, nor of two orders with one number. */
function withoutRepetitions(rows: TrackingRow[], { order, tracking }: Record<"order" | "tracking", Place>) {
  const count = (of: (row: TrackingRow) => string) => Map.groupBy(rows, of);
  const byOrder = count(({ orderNumber }) => orderNumber);
  const byNumber = count(({ trackingNumber }) => trackingNumber.toUpperCase());
  return rows.map((row) => {
    if (row.state !== "ready") return row;
    if (byOrder.get(row.orderNumber)!.length > 1) return wrong(row, "order_twice", order.called);
    if (byNumber.get(row.trackingNumber.toUpperCase())!.length > 1)
      return wrong(row, "tracking_twice", tracking.called);
    return row;
  });
}

export function wrong(row: TrackingRow, problem: TrackingProblem, column: string | null): TrackingRow {
  return { ...row, state: "wrong", problem, column };
}

const faulty = (line: number, problem: TrackingProblem, column: string | null): TrackingRow => ({
  line,
  orderNumber: "",
  carrier: null,
  trackingNumber: "",
  state: "wrong",
  column,
  problem,
});
