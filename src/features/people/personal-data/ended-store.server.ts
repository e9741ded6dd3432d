import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SettingName } from "../../records/settings/rules.ts";

/**
 * Expiring data: when it ends, and how long it is kept after, according to the privacy policy (7) or, within its bounds,
 * to a setting. Messages are stored only where nothing is sent: in the outbox of a demo shop.
 */
const ends = {
  sessions: ["expires_at", "0"],
  proof_codes: ["expires_at", "0"],
  identity_logins: ["begun_at", "1 day"],
  esim_tickets: ["expires_at", "0"],
  mailbox_moves: ["expires_at", "0"],
  known_places: ["seen_at", { days: "keep_places_days" }],
  attempts: ["ends_at", "0"],
  shared_calls: ["ends_at", "0"],
  passkey_challenges: ["expires_at", "0"],
  staff_places: ["seen_at", { days: "keep_places_days" }],
  staff_sessions: ["expires_at", "0"],
  reveals: ["ends_at", "0"],
  staff_challenges: ["expires_at", "0"],
  staff_invitations: ["expires_at", "0"],
  staff_requests: ["at", "1 day"],
  right_uses: ["day", "28 days"],
  privacy_requests: ["ended_at", { days: "keep_requests_days" }],
  stock_uploads: ["at", "1 hour"],
  coverage_uploads: ["at", "1 day"],
  china_uploads: ["at", "1 day"],
  catalogue_uploads: ["at", "1 day"],
  promo_uploads: ["at", "1 day"],
  rate_uploads: ["at", "1 day"],
  form_drafts: ["saved_at", "30 days"],
  chats: ["last_at", "90 days"],
  status_subscribers: ["forget_at", "0"],
  outage_waiters: ["forget_at", "0"],
  status_letters: ["at", "1 year"],
  sent_messages: ["at", "1 year"],
  place_reports: ["hour", "90 days"],
  clicks: ["at", { days: "keep_clicks_days" }],
  kept_mails: ["kept_at", "30 days"],
  kept_texts: ["kept_at", "30 days"],
  kept_pushes: ["kept_at", "30 days"],
} as const satisfies Record<string, readonly [end: string, after: string | { days: SettingName }]>;

type Passing = keyof typeof ends;
export const passing = Object.keys(ends) as Passing[];

export const keptAfter = (table: Passing) => ends[table][1];

/** Deletes at most this many that ended so long ago; skips rows that are being renewed. Returns how many. */
export async function deleteEnded(
  db: DbOrTx,
  table: Passing,
  { now, after, most }: { now: Date; after: string; most: number },
): Promise<number> {
  const [end] = ends[table];
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(end)} <= ${now}::timestamptz - ${sql.lit(after)}::interval
        limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
