import type pg from "pg";
import { paddedIccid } from "../../adapters/supply/es2plus/wire.ts";
import { dayMs } from "../../kernel/duration.ts";
import { newEventId } from "./identifiers.server.ts";
import { phoneMoves, type PhoneAction } from "./phone-moves.ts";
import { moveProfile, type SandboxProfile } from "./profile-store.server.ts";
import type { SandboxSupplier } from "./supplier.server.ts";

const device = "Pretend phone";
const requester = "sandbox-smdp";
type Notification = { protocol: "reseller" | "es2plus" | "usage"; id: string; body: object };

/**
 * The phone does it, and the notification is queued with it. Nothing when the profile is not where that
 * begins.
 */
export async function actOnPhone(
  supplier: SandboxSupplier,
  iccid: string,
  action: PhoneAction,
): Promise<SandboxProfile | undefined> {
  const { from, to } = phoneMoves[action];
  const now = supplier.now();
  return withWord(supplier, async (tx) => {
    const moved = await moveProfile(tx, iccid, from, to, now);
    return moved && { profile: moved, notification: progress(moved, action, now) };
  });
}

/** `planBytes`: the size of the plan, where the SM-DP+ does not know it. */
export async function useData(
  supplier: SandboxSupplier,
  iccid: string,
  percent: number,
  planBytes: number,
): Promise<SandboxProfile | undefined> {
  const now = supplier.now();
  return withWord(supplier, async (tx) => {
    const { rows } = await tx.query<SandboxProfile>(
      `update sandbox_supplier.profiles
        set total_bytes = coalesce(total_bytes, $3), activated_at = coalesce(activated_at, $4), state_at = $4,
         used_bytes = greatest(used_bytes, round(coalesce(total_bytes, $3) * $2 / 100.0))
       where iccid = $1 and state = 'enabled' returning *`,
      [iccid, percent, planBytes, now],
    );
    return rows[0] && { profile: rows[0], notification: usage(rows[0], now) };
  });
}

async function withWord(
  { database, outbox }: SandboxSupplier,
  act: (tx: pg.PoolClient) => Promise<{ profile: SandboxProfile; notification: Notification } | undefined>,
): Promise<SandboxProfile | undefined> {
  const tx = await database.connect();
  try {
    await tx.query("begin");
    const done = await act(tx);
    if (done) {
      const { id, protocol, body } = done.notification;
      await tx.query(
        `insert into sandbox_supplier.notifications (event_id, protocol, body, created_at, next_attempt_at)
          values ($1, $2, $3, $4, $4)`,
        [id, protocol, JSON.stringify(body), done.profile.state_at],
      );
    }
    await tx.query("commit");
    void outbox.run();
    return done?.profile;
  } catch (error) {
    await tx.query("rollback");
    throw error;
  } finally {
    tx.release();
  }
}

function progress({ iccid, made_for, product }: SandboxProfile, action: PhoneAction, now: Date): Notification {
  const id = newEventId();
  const { point, smdpStatus } = phoneMoves[action];
  if (made_for === "reseller") {
    const content = { iccid, smdpStatus, device };
    return {
      id,
      protocol: "reseller",
      body: { notifyType: "SMDP_EVENT", notifyId: id, eventGenerateTime: now.toISOString(), content },
    };
  }
  const header = { functionRequesterIdentifier: requester, functionCallIdentifier: id };
  const reached = { notificationPointId: point, notificationPointStatus: { status: "Executed-Success" } };
  return {
    id,
    protocol: "es2plus",
    body: {
      header,
      iccid: paddedIccid(iccid),
      profileType: product ?? "POOL",
      timestamp: now.toISOString(),
      ...reached,
    },
  };
}

function usage({ iccid, made_for, used_bytes, activated_at, days }: SandboxProfile, now: Date): Notification {
  const id = newEventId();
  const begun = activated_at!.toISOString();
  if (made_for === "reseller") {
    const expiredTime = new Date(activated_at!.getTime() + days * dayMs).toISOString();
    const content = { iccid, orderUsage: Number(used_bytes), activateTime: begun, expiredTime };
    return {
      id,
      protocol: "reseller",
      body: { notifyType: "DATA_USAGE", notifyId: id, eventGenerateTime: now.toISOString(), content },
    };
  }
  const header = { functionRequesterIdentifier: requester, functionCallIdentifier: id };
  return {
    id,
    protocol: "usage",
    body: {
      header,
      iccid: paddedIccid(iccid),
      timestamp: now.toISOString(),
      usedBytes: Number(used_bytes),
      activatedAt: begun,
    },
  };
}
