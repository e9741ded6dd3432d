import { NotificationRefused, type RawHeaders, type SupplierEvent } from "../../../adapters/supply/esim-supplier.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { supplierNamed } from "./ask-supplier.server.ts";
import { cancelLater } from "./cancel-supply.server.ts";
import { lockReportedProfile, profileReported, usageReported } from "./profile-news.server.ts";
import { tellsOf } from "./rules.ts";
import { noteSupplierEvent, supplyOrderByReference } from "./store.server.ts";

/**
 * Processes a supplier's notification. Throws `NotificationRefused` for a wrong signature or shape. Reports on SIMs and
 * orders that are not this supplier's are recorded and change nothing; repeated, late and out-of-order ones are
 * harmless.
 */
export async function takeNotification(
  shop: Shop,
  name: "reseller" | "es2plus",
  body: Buffer,
  headers: RawHeaders,
): Promise<void> {
  const supplier = supplierNamed(shop, name);
  if (!supplier) throw new NotificationRefused("no such supplier is set");
  const events = await supplier.readNotification(body, headers);
  for (const event of events) await shop.db.transaction().execute(async (tx) => take(tx, shop, name, event));
}

async function take(tx: DbOrTx, shop: Shop, supplier: "reseller" | "es2plus", notified: SupplierEvent): Promise<void> {
  const now = shop.clock();
  // nothing can have happened later than now
  const event = { ...notified, at: notified.at > now ? now : notified.at };
  // a notification that only triggers a query is not recorded, since it may be unsigned: a stranger could fill the
  // table, or use up the id of a genuine one
  if (event.kind === "look") return look(tx, supplier, event.iccid);
  if (event.kind === "order") return orderReported(tx, supplier, event.reference);
  if (
    !(await noteSupplierEvent(tx, { supplier, id: event.id, iccid: event.iccid, kind: event.kind, at: event.at }, now))
  )
    return;
  const profile = await lockReportedProfile(tx, event.iccid);
  if (!profile || !tellsOf(supplier, profile.supplier)) return;
  if (event.kind === "profile") return profileReported(tx, profile, event, now);
  return usageReported(tx, profile, event, now);
}

async function orderReported(tx: DbOrTx, supplier: string, reference: string): Promise<void> {
  const order = await supplyOrderByReference(tx, supplier, reference);
  if (!order) return;
  if (order.state === "cancelled" || order.state === "failed") await cancelLater(tx, order.id, 0);
  if (order.state === "accepted" && order.swap_id !== null)
    await addJob(tx, "swap-at-supplier", { id: order.swap_id, told: true }, { once: `swap-told:${order.swap_id}` });
  else if (order.state === "accepted")
    await addJob(
      tx,
      "supply-order",
      { orderId: order.order_id, told: true },
      { once: `supply-told:${order.order_id}` },
    );
}

async function look(tx: DbOrTx, supplier: string, iccid: string): Promise<void> {
  const profile = await profileByIccid(tx, iccid);
  if (profile?.supplier === supplier && profile.state === "allotted")
    await addJob(tx, "look-at-profile", { iccid }, { inSeconds: 2, once: `look-at-profile:${iccid}` });
}
