import { inboxWords } from "../../../i18n/inbox.server.ts";
import { orderWords } from "../../../i18n/order.server.ts";
import { ordersWords } from "../../../i18n/orders.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import type { More } from "../order-list/more-store.server.ts";
import type { FileColumn } from "./file-columns.ts";
import type { ExportedOrder } from "./store.server.ts";

/** The list's own words, where it has one. */
export function headsOf(columns: readonly FileColumn[], language: Language): string[] {
  const words = ordersWords(language);
  const heads = { ...words.columns, ...words.csv.columns };
  return columns.map((column) => heads[column]);
}

type Line = ExportedOrder & Partial<More>;
type Said = { language: Language; names: ReadonlyMap<string, string>; isInFull: boolean };
type Words = { orders: ReturnType<typeof ordersWords> } & Said;

export function lineOf(order: Line, columns: readonly FileColumn[], said: Said): string[] {
  const words = { orders: ordersWords(said.language), ...said };
  return columns.map((column) => cells[column](order, words) ?? "");
}

/** A spreadsheet calculates with the amounts: no thousands separators, no currency. */
const plain = (amount: number) => (amount / 100).toFixed(2);

/** Null where an order has none of it. */
const cells: Record<FileColumn, (order: Line, words: Words) => string | null | undefined> = {
  number: ({ number }) => number,
  placed: ({ placed_at: at }) => `${dateAt(at.getTime(), operatorZone)} ${timeAt(at.getTime(), operatorZone)}`,
  state: ({ state }, { orders }) => orders.states[state],
  way: ({ way }, { orders }) => orders.ways[way],
  area: ({ area }, { names }) => names.get(area) ?? area,
  plan: ({ plan_code: code }) => code,
  days: ({ days }) => String(days),
  pieces: ({ quantity }) => String(quantity),
  currency: ({ currency }) => currency,
  postage: ({ postal_amount: amount }) => plain(amount),
  discount: ({ discount_amount: amount }) => plain(amount),
  total: ({ total_amount: amount }) => plain(amount),
  method: ({ method }, { orders }) => method && orders.methods[method],
  promo: ({ promo_code: code }) => code,
  source: ({ order_source: source }) => source,
  language: ({ lang }) => lang,
  departs: ({ departs_on: day }) => day,
  esim: ({ esim }, { language }) => esim && orderWords(language).profiles[esim.state],
  iccid: ({ iccids }) => iccids?.join(" "),
  tracking: ({ tracking }) => tracking,
  net: ({ net }) => (typeof net === "number" ? plain(net) : null),
  work: ({ work }, { language }) => work && wordOf(inboxWords(language).kinds, work.kind),
  buyer: ({ email }, { isInFull }) => (isInFull ? email : maskedMailbox(email)),
};

const wordOf = (words: Readonly<Record<string, string>>, kind: string) => words[kind] ?? kind;
