import { Readable } from "node:stream";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { moreFor } from "../order-list/columns.ts";
import { moreOfOrders } from "../order-list/more-store.server.ts";
import { filteredBy } from "../order-list/order-filter.ts";
import { areasOfPlans, behindAllAt, pagesOfOrders } from "../order-list/store.server.ts";
import { GetOrderExport } from "./contract.ts";
import { columnsOfFile } from "./file-columns.ts";
import { headsOf, lineOf } from "./lines-of-orders.server.ts";
import { readAtOnce, untilAskedAgain } from "./rules.ts";
import { exportedOrders } from "./store.server.ts";

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
  { filter, columns: shown, isInFull, at, me }: Export,
  { language, asked }: Asking,
): AsyncGenerator<string> {
  const columns = columnsOfFile(shown);
  const more = moreFor(shown ?? []).map((one) => (one === "iccid" ? "iccids" : one));
  const said = { language, names: await namesOfAreas(db, language), isInFull };
  yield byteOrderMark + csv([headsOf(columns, language)]);
  const moment = new Date(at);
  const wanted = { ...filteredBy(filter, { now: moment, me }), towards: "older" as const, place: behindAllAt(moment) };
  let unasked = untilAskedAgain;
  for await (const orders of pagesOfOrders(db, wanted, exportedOrders, readAtOnce)) {
    const found = await moreOfOrders(db, orders, more);
    // before the first of them leaves, too
    if (unasked >= untilAskedAgain) {
      unasked = 0;
      await asked(true);
    }
    yield csv(orders.map((order) => lineOf({ ...order, ...found.get(order.id) }, columns, said)));
    unasked += orders.length;
  }
}

const namesOfAreas = async (db: Db, language: Language) =>
  new Map((await areasOfPlans(db)).map(({ area, names }) => [area, nameIn(names, language)]));
