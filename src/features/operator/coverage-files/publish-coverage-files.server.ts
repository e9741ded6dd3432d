import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { isTooOld } from "../file-uploads/rules.ts";
import { dropUpload, lockedUpload } from "../file-uploads/store.server.ts";
import { PublishCoverageFiles } from "./contract.ts";
import { lookThroughFiles } from "./look-through-files.server.ts";
import type { CoverageTexts } from "./rules.ts";

/**
 * What the dry run showed is published as an import would: all of it, or nothing where somebody has changed what is live
 * meanwhile. It is read again behind the importer's lock.
 */
export const publishCoverageFiles = operation(PublishCoverageFiles, (wish, context) => {
  const { db, vault, now, caller, visitor } = context;
  return once(db, { path: PublishCoverageFiles.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    const kept = await lockedUpload(tx, "coverage_uploads", wish.upload, caller.staffId);
    if (!kept || isTooOld(kept.at, now)) return refuse("NOT_FOUND");
    await lockCatalogue(tx);
    const found = await lookThroughFiles(tx, kept.files as CoverageTexts, fileSpeech(visitor.language));
    if (found.problems.length > 0 || found.basis !== wish.basis) return refuse("RECORD_CHANGED");
    // it knows every kind of file: read when somebody publishes, not at every start
    const { writeShop } = await import("../catalogue-import/write-shop.server.ts");
    const { carriers, networks } = await writeShop(tx, found.shop, found.known, { vault, now });
    const sum = (side: "added" | "changed" | "removed") => (carriers?.[side] ?? 0) + (networks?.[side] ?? 0);
    const done = { added: sum("added"), changed: sum("changed"), gone: sum("removed") };
    await dropUpload(tx, "coverage_uploads", caller.staffId);
    await recordAction(tx, byCaller(context), "coverage_published", {
      on: { kind: "networks", id: Object.keys(kept.files).toSorted().join(" ") },
      ...done,
      before: Object.fromEntries(found.changes.map(({ what, before }) => [what, before])),
      after: Object.fromEntries(found.changes.map(({ what, after }) => [what, after])),
    });
    return done;
  });
});
