import * as z from "zod/mini";
import type { EsimSupplier } from "../../../adapters/supply/esim-supplier.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { supplierNamed } from "./ask-supplier.server.ts";
import { lockReportedProfile, profileReported, usageReported } from "./profile-news.server.ts";

/** Queries a supplier about a SIM: its notifications prove nothing (domain notes 2.5), its responses do. */
export const lookAtProfile = job(
  "look-at-profile",
  z.object({ iccid: z.string() }),
  async ({ iccid }, shop): Promise<void> => {
    const known = await profileByIccid(shop.db, iccid);
    const supplier = known && supplierNamed(shop, known.supplier);
    if (supplier) await lookAtSupplier(iccid, supplier, shop);
  },
);

/**
 * Records the supplier's answer. False where it does not know the SIM, or has no such query. Throws
 * `SupplierUnavailable`.
 */
export async function lookAtSupplier(
  iccid: string,
  supplier: EsimSupplier,
  { db, clock }: Pick<Shop, "db" | "clock">,
): Promise<boolean> {
  const found = await supplier.findProfile?.(iccid);
  if (!found) return false;
  const now = clock();
  const at = found.at > now ? now : found.at;
  await db.transaction().execute(async (tx) => {
    const profile = await lockReportedProfile(tx, iccid);
    if (!profile) return;
    await profileReported(tx, profile, { ...found, at }, now);
    if (found.usage) await usageReported(tx, profile, { ...found.usage, at }, now);
  });
  return true;
}
