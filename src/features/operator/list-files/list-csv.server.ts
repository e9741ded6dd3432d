import { Readable } from "node:stream";
import { minuteMs } from "../../../kernel/duration.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { TakeListFile } from "./contract.ts";
import { lists, type ListFile, type Reading } from "./lists.server.ts";
import { asksOf, viewsOf, type ListAsFile } from "./rules.ts";
import { openSnapshots } from "./snapshots.server.ts";

/** Longer than a long list takes on a slow line; nothing is vacuumed meanwhile. */
const readWithin = 3 * minuteMs;

/** What a list of the console shows, all pages, in its order and columns; written out as it is read. */
export function listCsv({ db, config }: Pick<Shop, "db" | "config">, within = readWithin): FileOfSite {
  const atOneMoment = openSnapshots(db);
  return async ({ query, language, ask }) => {
    const { list, view, ...said } = query as { list: ListAsFile; view?: string };
    const asks = asksOf(list, said);
    const wish = { list, ...(view !== undefined && { view }), ...(Object.keys(asks).length > 0 && { asks }) };
    const asked = async (isBegun: boolean) =>
      unwrap((await ask(TakeListFile.path, { ...wish, isBegun })) as Envelope<OutputOf<typeof TakeListFile>>);
    const { me, at } = await asked(false);
    const now = new Date(at);
    const reading = { db, config, atOneMoment, now, me, language, asks, view: view ?? viewsOf(list)[0]! };
    return {
      name: `farwave-${list}-${dateAt(now.getTime(), operatorZone)}.csv`,
      type: "text/csv; charset=utf-8",
      file: readWhole(lines(lists[list], reading, asked), within),
    };
  };
}

/** Broken off where its reader is too slow: then the download fails. */
function readWhole(text: AsyncIterable<string>, within: number): Readable {
  const file = Readable.from(text, { highWaterMark: 1 });
  const tooLate = setTimeout(() => file.destroy(), within);
  return file.once("close", () => clearTimeout(tooLate));
}

async function* lines(
  file: ListFile,
  reading: Reading,
  asked: (isBegun: boolean) => Promise<unknown>,
): AsyncGenerator<string> {
  yield byteOrderMark + csv([file.head(reading)]);
  for await (const rows of file.pages(reading)) {
    // whoever has lost the right meanwhile reads no further
    await asked(true);
    yield csv(rows);
  }
}
