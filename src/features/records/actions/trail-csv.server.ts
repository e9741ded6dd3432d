import { Readable } from "node:stream";
import { orderWords } from "../../../i18n/order.server.ts";
import { trailWords } from "../../../i18n/trail.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetTrailExport } from "./contract.ts";
import { shownAction } from "./shown-action.server.ts";
import { trailFilter } from "./trail-filter.server.ts";
import { everybody, trailOf } from "./trail-store.server.ts";

const readAtOnce = 500;

/** What a filter shows, all pages, the newest first; written out as it is read. */
export function trailCsv(db: Db): FileOfSite {
  return async ({ query, language, ask }) => {
    const { export: id } = query as Record<string, unknown>;
    const asked = async (isBegun: boolean) =>
      unwrap((await ask(GetTrailExport.path, { id, isBegun })) as Envelope<OutputOf<typeof GetTrailExport>>);
    const { at, filter } = await asked(false);
    return {
      name: `farwave-audit-trail-${dateAt(Date.parse(at), operatorZone)}.csv`,
      type: "text/csv; charset=utf-8",
      file: Readable.from(lines(db, filter, { language, until: at, asked }), { highWaterMark: 1 }),
    };
  };
}

type Asking = { language: Language; until: string; asked: (isBegun: boolean) => Promise<unknown> };

/** Up to the moment at which it was asked for: what is done meanwhile, this line too, is another file's. */
async function* lines(
  db: Db,
  wish: Parameters<typeof trailFilter>[1],
  { language, until, asked }: Asking,
): AsyncGenerator<string> {
  yield byteOrderMark + csv([trailWords(language).csv.columns]);
  const filter = await trailFilter(db, wish);
  const nameOf = new Map((await everybody(db)).map(({ id, name }) => [id, name]));
  let place: Place | undefined = { micros: `${Date.parse(until)}000`, id: "00000000-0000-0000-0000-000000000000" };
  while (place) {
    const reading: Reading = { towards: "older", place };
    const { rows, end } = await trailOf(db, filter, reading, readAtOnce);
    const next: Place | undefined = rows.length < readAtOnce ? end : rows.at(-1);
    // whoever has lost the right meanwhile reads no further
    await asked(true);
    if (rows.length > 0) yield csv(rows.map((row) => lineOf(shownAction(row, nameOf), language)));
    place = next && { micros: next.micros, id: next.id };
  }
}

/** In the order of `csv.columns`. */
function lineOf(action: ReturnType<typeof shownAction>, language: Language): string[] {
  const { actions } = orderWords(language);
  const { things, fields } = trailWords(language);
  const at = Date.parse(action.at);
  const called = (name: string) => fields[name] ?? name;
  return [
    `${dateAt(at, operatorZone)} ${timeAt(at, operatorZone)}`,
    action.who.name,
    action.who.email ?? "",
    actions[action.action as keyof typeof actions] ?? action.action,
    action.on ? (things[action.on.kind] ?? action.on.kind) : "",
    action.on?.called ?? "",
    action.order ?? "",
    action.sum?.currency ?? "",
    action.sum ? (action.sum.amount / 100).toFixed(2) : "",
    action.changes.map(({ field, before, after }) => `${called(field)}: ${before ?? "–"} → ${after ?? "–"}`).join("\n"),
    action.reason ?? "",
    action.facts.map(({ name, value }) => `${called(name)}: ${value}`).join("\n"),
    action.network ?? "",
    action.id,
  ];
}
