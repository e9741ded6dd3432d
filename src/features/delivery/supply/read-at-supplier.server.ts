import type { Shop } from "../../../platform/context.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { answerInTime } from "../usage/answer-in-time.server.ts";
import { supplierNamed } from "./ask-supplier.server.ts";
import { lookAtSupplier } from "./look-at-profile.server.ts";

/** Queries the supplier who made an eSIM. `known`: it is our own, or its supplier tells of none. */
export async function readAtSupplier(iccid: string, shop: Shop): Promise<"late" | "asked" | "known"> {
  const profile = await profileByIccid(shop.db, iccid);
  const supplier = profile && profile.supplier !== "pool" ? supplierNamed(shop, profile.supplier) : undefined;
  if (!supplier?.findProfile) return "known";
  const heard = await answerInTime(lookAtSupplier(iccid, supplier, shop), shop);
  return heard === "late" ? "late" : heard ? "asked" : "known";
}
