import { Readable } from "node:stream";
import { ordersWords } from "../../../i18n/orders.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { filteredBy } from "../order-list/order-filter.ts";
import { areasOfPlans, behindAllAt, pagesOfOrders } from "../order-list/store.server.ts";
import { GetOrderExport } from "./contract.ts";
import { readAtOnce, untilAskedAgain } from "./rules.ts";
import { exportedOrders, type ExportedOrder } from "./store.server.ts";

type Export = OutputOf<typeof GetOrderExport>;

/** The orders of a filter as a spreadsheet reads them, written out as they are read, however many they are. */
export function ordersCsv(db: Db): FileOfSite {
  return async ({ query, language, ask }) => {
    const { export: id } = query as Record<string, unknown>;
    const asked = async (isBegun: boolean) =>
      unwrap((await ask(GetOrderExport.path, { id, isBegun })) as Envelope<Export>);
    const first = await asked(false);
    const day = dateAt(Date.parse(first.at), operatorZone);
    return {
      name: `farwave-orders-${day}.csv`,
      type: "text/csv; charset=utf-8",
      file: Readable.from(lines(db, first, { language, asked }), { highWaterMark: 1 }),
    };
  };
}

type Asking = { language: Language; asked: (isBegun: boolean) => Promise<Export> };

async function* lines(
  db: Db,
  { filter, isInFull, at, me }: Export,
  { language, asked }: Asking,
): AsyncGenerator<string> {
  const words = ordersWords(language);
  const names = new Map((await areasOfPlans(db)).map(({ area, names: all }) => [area, nameIn(all, language)]));
  yield byteOrderMark + csv([words.csv.columns]);
  const moment = new Date(at);
  const wanted = { ...filteredBy(filter, { now: moment, me }), towards: "older" as const, place: behindAllAt(moment) };
  let read = 0;
  for await (const orders of pagesOfOrders(db, wanted, exportedOrders, readAtOnce)) {
    yield csv(orders.map((order) => lineOf(order, { words, names, isInFull })));
    read += orders.length;
    if (read >= untilAskedAgain) {
      read = 0;
      await asked(true);
    }
  }
}

type Said = { words: ReturnType<typeof ordersWords>; names: ReadonlyMap<string, string>; isInFull: boolean };

/** In the order of `csv.columns`. A spreadsheet calculates with the amounts: no thousands separators, no currency. */
function lineOf(order: ExportedOrder, { words, names, isInFull }: Said): string[] {
  const placed = order.placed_at.getTime();
  const plain = (amount: number) => (amount / 100).toFixed(2);
  return [
    order.number,
    `${dateAt(placed, operatorZone)} ${timeAt(placed, operatorZone)}`,
    words.states[order.state],
    words.ways[order.way],
    names.get(order.area) ?? order.area,
    order.plan_code,
    String(order.days),
    String(order.quantity),
    order.currency,
    plain(order.postal_amount),
    plain(order.discount_amount),
    plain(order.total_amount),
    order.method ? words.methods[order.method] : "",
    order.promo_code ?? "",
    order.order_source ?? "",
    order.lang,
    order.departs_on ?? "",
    isInFull ? order.email : maskedMailbox(order.email),
  ];
}
