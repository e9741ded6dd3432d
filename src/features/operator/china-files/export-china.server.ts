import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { chinaKinds, type ChinaKind } from "../../catalogue/china/china-records.ts";
import { recordsOf } from "../../catalogue/china/staff-store.server.ts";
import { chinaCsv } from "../catalogue-import/china-csv.server.ts";
import type { CsvFile } from "../catalogue-import/csv-sheet.server.ts";
import { csvText } from "../catalogue-import/csv-text.server.ts";
import { ExportChina } from "./contract.ts";

export const exportChina = operation(ExportChina, async ({ kind }, { db }) => {
  const records = await recordsOf(db, kind);
  return {
    content: csvText(
      chinaCsv[kind] as CsvFile<object>,
      records.map(({ record }) => record),
    ),
  };
});

const fileOf =
  (kind: ChinaKind): FileOfSite =>
  async ({ ask }) => {
    const answer = (await ask(ExportChina.path, { kind })) as Envelope<OutputOf<typeof ExportChina>>;
    return { name: `china-${kind}.csv`, type: "text/csv; charset=utf-8", file: unwrap(answer).content };
  };

/** The importer's own files as the shop is now. */
export const chinaCsvs = Object.fromEntries(chinaKinds.map((kind) => [`china-${kind}.csv`, fileOf(kind)]));
