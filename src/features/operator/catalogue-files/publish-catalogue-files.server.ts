import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { propose } from "../../catalogue/price-proposals/propose.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { countsOf, isTooOld } from "../file-uploads/rules.ts";
import { dropUpload, lockedUpload, type CatalogueUploads } from "../file-uploads/store.server.ts";
import { PublishCatalogueFiles, PublishPromoFile, PublishRateFile } from "./contract.ts";
import { importFiles } from "./import-files.server.ts";
import { recordImported } from "./record-imported.server.ts";
import type { CatalogueTexts } from "./rules.ts";

type Wish = { requestKey: string; upload: string; basis: string };
type Publishing = Context & { caller: StaffCaller };

export const publishCatalogueFiles = operation(PublishCatalogueFiles, (wish, context) =>
  publish({ path: PublishCatalogueFiles.path, wish }, context, "catalogue_uploads", "edit_catalogue"),
);

export const publishPromoFile = operation(PublishPromoFile, (wish, context) =>
  publish({ path: PublishPromoFile.path, wish }, context, "promo_uploads", "edit_promos"),
);

export const publishRateFile = operation(PublishRateFile, (wish, context) =>
  publish({ path: PublishRateFile.path, wish }, context, "rate_uploads", "edit_settings"),
);

/**
 * What the dry run showed is imported: all of it, or nothing where somebody has changed what is live meanwhile. Prices
 * that need a second person are proposed together.
 */
async function publish(
  asked: { path: string; wish: Wish },
  context: Publishing,
  table: CatalogueUploads,
  right: "edit_catalogue" | "edit_promos" | "edit_settings",
) {
  const { db, now, caller, visitor, catalogueVersion } = context;
  const { upload, basis } = asked.wish;
  // a price that is due comes before one that is published now
  await catalogueVersion.current();
  return once(db, asked, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, right);
    const kept = await lockedUpload(tx, table, upload, caller.staffId);
    if (!kept || isTooOld(kept.at, now)) return refuse("NOT_FOUND");
    await lockCatalogue(tx);
    const { problems, records, changes, waiting, ...found } = await importFiles(
      tx,
      kept.files as CatalogueTexts,
      context,
      fileSpeech(visitor.language),
    );
    if (problems.length > 0 || found.basis !== basis) return refuse("RECORD_CHANGED");
    const waits = new Set(waiting.map(({ plan }) => plan.code));
    const published = records.filter(({ file, name }) => file !== "plans" || !waits.has(name));
    await recordImported(tx, byCaller(context), published);
    if (waiting.length > 0)
      await propose(
        tx,
        {
          kind: "plans",
          wish: { plans: waiting.map(({ plan, version }) => ({ plan, version })) },
          changes: waiting.map(({ plan, version, differences }) => ({ code: plan.code, version, differences })),
        },
        context,
      );
    await dropUpload(tx, table, caller.staffId);
    const done = changes.filter(({ file, what }) => file !== "plans" || !waits.has(what));
    return { ...countsOf(done), proposed: waiting.length };
  });
}
