import { jsonIn } from "../../post.server.ts";
import { NotificationRefused, type RawHeaders, type SupplierEvent } from "../esim-supplier.ts";
import { distrust, type ResellerKeys } from "./signature.server.ts";
import { megabytes, profileStateOf } from "./states.ts";
import { Notification } from "./wire.ts";

type Trust = { keys: ResellerKeys; now: Date; trust: "signed" | "queried" };

/** Parses a reseller's notification. Unsigned ones only trigger a query. */
export function resellerEvents(body: Buffer, headers: RawHeaders, { keys, now, trust }: Trust): SupplierEvent[] {
  if (!Buffer.isBuffer(body)) throw new NotificationRefused("the raw bytes are needed, not a parsed body");
  const reason = trust === "signed" ? distrust(keys, body, headers, now) : undefined;
  if (reason) throw new NotificationRefused(reason);
  const notification = Notification.safeParse(jsonIn(body.toString("utf8"))).data;
  if (!notification) throw new NotificationRefused("not a notification");
  const event = { id: notification.notifyId, at: notification.eventGenerateTime };
  if (notification.notifyType === "CHECK_HEALTH") return [];
  if (notification.notifyType === "ORDER_STATUS")
    return [{ ...event, kind: "order", reference: notification.content.orderNo }];
  if (notification.notifyType === "ESIM_STATUS" || notification.notifyType === "VALIDITY_USAGE" || trust === "queried")
    return [{ ...event, kind: "look", iccid: notification.content.iccid }];
  if (notification.notifyType === "SMDP_EVENT") {
    const { iccid, smdpStatus, device } = notification.content;
    return [{ ...event, kind: "profile", iccid, state: profileStateOf(smdpStatus), ...(device && { device }) }];
  }
  const { iccid, orderUsage, activateTime, expiredTime } = notification.content;
  const moments = {
    ...(activateTime && { activatedAt: activateTime }),
    ...(expiredTime && { expiresAt: expiredTime }),
  };
  return [{ ...event, kind: "usage", iccid, usedMb: megabytes(orderUsage), ...moments }];
}
