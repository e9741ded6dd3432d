import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { carriersCsv } from "../catalogue-import/carriers-csv.server.ts";
import { csvText } from "../catalogue-import/csv-text.server.ts";
import { networksCsv } from "../catalogue-import/networks-csv.server.ts";
import { ExportCoverage } from "./contract.ts";
import { liveCoverage } from "./live-coverage.server.ts";
import type { CoverageFile } from "./rules.ts";

export const exportCoverage = operation(ExportCoverage, async ({ file }, { db }) => {
  const { carriers, networks } = await liveCoverage(db);
  return { content: file === "carriers" ? csvText(carriersCsv, carriers) : csvText(networksCsv, networks) };
});

const fileOf =
  (file: CoverageFile): FileOfSite =>
  async ({ ask }) => {
    const answer = (await ask(ExportCoverage.path, { file })) as Envelope<OutputOf<typeof ExportCoverage>>;
    return { name: `${file}.csv`, type: "text/csv; charset=utf-8", file: unwrap(answer).content };
  };

/** The importer's own files as the shop is now. */
export const coverageCsvs = { "carriers.csv": fileOf("carriers"), "networks.csv": fileOf("networks") };
