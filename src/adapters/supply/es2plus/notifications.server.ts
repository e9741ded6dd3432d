import { createHash, timingSafeEqual } from "node:crypto";
import { jsonIn } from "../../post.server.ts";
import { NotificationRefused, type RawHeaders, type SupplierEvent } from "../esim-supplier.ts";
import { profileStateAt } from "./notification-points.ts";
import { DownloadProgress, UsageReport } from "./wire.ts";

const byteOfMegabyte = 1_048_576;

/** HandleDownloadProgressInfo (SGP.22 5.3.5), or the charging system's usage report. */
export function es2plusEvents(body: Buffer, headers: RawHeaders, secret: string): SupplierEvent[] {
  if (!Buffer.isBuffer(body)) throw new NotificationRefused("the raw bytes are needed, not a parsed body");
  if (!isBearer(headers.authorization, secret)) throw new NotificationRefused("the sender did not prove itself");
  const event = jsonIn(body.toString("utf8"));
  const progress = DownloadProgress.safeParse(event).data;
  if (progress) {
    const { header, iccid, timestamp: at, notificationPointId: point, notificationPointStatus } = progress;
    return [
      {
        id: header.functionCallIdentifier,
        at,
        kind: "profile",
        iccid,
        state: profileStateAt(point, notificationPointStatus.status),
      },
    ];
  }
  const usage = UsageReport.safeParse(event).data;
  if (!usage) throw new NotificationRefused("neither download progress nor used data");
  const { header, iccid, timestamp: at, usedBytes, activatedAt, expiresAt } = usage;
  const moments = { ...(activatedAt && { activatedAt }), ...(expiresAt && { expiresAt }) };
  return [
    {
      id: header.functionCallIdentifier,
      at,
      kind: "usage",
      iccid,
      usedMb: Math.ceil(usedBytes / byteOfMegabyte),
      ...moments,
    },
  ];
}

/** Compared by digest, so that timing reveals neither its length nor a prefix. */
function isBearer(header: string | string[] | undefined, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(String(header ?? "")), digest(`Bearer ${secret}`));
}
