import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { AlertKind } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { listenerOf, type Listener } from "./recipients.ts";
import { isOver, kindsOf, kindToTell, type Used } from "./rules.ts";
import { concernedBy, noteAlerts, type PackageAt } from "./store.server.ts";
import { browsersOf } from "./subscriptions-store.server.ts";

/**
 * The only place that processes usage thresholds. Belongs in the transaction that changes the usage, or in one right
 * after it; the caller has locked the order's row.
 */
export async function raiseUsage(tx: DbOrTx, at: PackageAt, { shares, day, state }: Used, now: Date): Promise<void> {
  if (isOver({ state, expires_at: null }, now)) return;
  await raise(tx, at, kindsOf(shares), day, now);
}

/** The caller has locked the order's row. If the end moves, a new alert is sent. */
export async function raiseEnding(tx: DbOrTx, at: PackageAt, end: Date, now: Date): Promise<void> {
  await raise(tx, at, ["ends_soon"], end.toISOString().slice(0, 10), now);
}

/** Records every threshold, including those that nobody wants to know, so that a corrected figure repeats no alert. */
async function raise(
  tx: DbOrTx,
  at: PackageAt,
  kinds: readonly AlertKind[],
  day: string | null,
  now: Date,
): Promise<void> {
  const happened = await noteAlerts(tx, at, kinds, day, now);
  if (happened.length === 0) return;
  const concerned = await concernedBy(tx, at);
  if (concerned.state !== "delivered") return;
  const listener = listenerOf(concerned);
  const kind = kindToTell(happened, listener.choice);
  if (kind) await tell(tx, at, { kind, day, listener }, now);
}

type Alert = { kind: AlertKind; day: string | null; listener: Listener };

async function tell(
  tx: DbOrTx,
  { orderId, position }: PackageAt,
  { kind, day, listener }: Alert,
  now: Date,
): Promise<void> {
  const { choice, mailTo: recipient, accountId, isTraveller } = listener;
  if (choice.byMail) {
    const to = recipient === undefined ? {} : { recipient };
    if (kind === "ends_soon")
      await queueMail(tx, orderId, "expiring", now, {
        what: "ends",
        day,
        position: isTraveller ? position : undefined,
        ...to,
      });
    else await queueMail(tx, orderId, "low_data", now, { position, what: kind, day, ...to });
  }
  if (!choice.byPush || !accountId) return;
  for (const { id } of await browsersOf(tx, accountId, now)) {
    await addJob(tx, "send-push", {
      orderId,
      position,
      kind,
      day,
      accountId,
      browserId: id,
      raisedAt: now.toISOString(),
    });
  }
}
