import * as z from "zod/mini";
import { job } from "../../platform/jobs/job.server.ts";
import { profileByIccid } from "../esim-profiles/store.server.ts";
import { supplierNamed } from "./ask-supplier.server.ts";
import { lockToldProfile, profileTold, usageTold } from "./profile-news.server.ts";

/** Asks a supplier how a SIM stands: its messages prove nothing (domain notes 2.5), its answers do. */
export const lookAtProfile = job("look-at-profile", z.object({ iccid: z.string() }), async ({ iccid }, shop) => {
  const { db, clock } = shop;
  const known = await profileByIccid(db, iccid);
  const supplier = known && supplierNamed(shop, known.supplier);
  const found = await supplier?.findProfile?.(iccid);
  if (!found) return;
  const now = clock();
  const at = found.at > now ? now : found.at;
  await db.transaction().execute(async (tx) => {
    const profile = await lockToldProfile(tx, iccid);
    if (!profile) return;
    await profileTold(tx, profile, { ...found, at }, now);
    if (found.usage) await usageTold(tx, profile, { ...found.usage, at }, now);
  });
});
