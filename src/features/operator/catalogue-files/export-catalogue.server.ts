import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { ExportCatalogue, ExportPromos, ExportRates } from "./contract.ts";
import { exportedFile } from "./live-records.server.ts";
import { catalogueFiles, promoFile, rateFile } from "./rules.ts";

export const exportCatalogue = operation(ExportCatalogue, async ({ file }, { db }) => ({
  content: await exportedFile(db, file),
}));

export const exportPromos = operation(ExportPromos, async (_wish, context) =>
  context.db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_promos");
    await recordAction(tx, byCaller(context), "promo_file_read", { file: `${promoFile}.csv` });
    return { content: await exportedFile(tx, promoFile) };
  }),
);

export const exportRates = operation(ExportRates, async (_wish, { db }) => ({
  content: await exportedFile(db, rateFile),
}));

const fileOf =
  (name: string, path: string, wish: object): FileOfSite =>
  async ({ ask }) => {
    const answer = (await ask(path, wish)) as Envelope<OutputOf<typeof ExportCatalogue>>;
    return { name, type: "text/csv; charset=utf-8", file: unwrap(answer).content };
  };

/** The importer's own files as the shop is now. */
export const catalogueCsvs = {
  ...Object.fromEntries(
    catalogueFiles.map((file) => [`${file}.csv`, fileOf(`${file}.csv`, ExportCatalogue.path, { file })]),
  ),
  [`${rateFile}.csv`]: fileOf(`${rateFile}.csv`, ExportRates.path, {}),
};

/** All codes at once are worth as much as those of a series: a form asks for them, too. */
export const promosCsv = fileOf(`${promoFile}.csv`, ExportPromos.path, {});
