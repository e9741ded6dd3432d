import { refuse } from "../../../kernel/refusal.ts";
import type { Db } from "../../../platform/database/database.server.ts";

const minutesKnown = 10;
const mostKnown = 10_000;

type Recent = Map<string, { hash: string; until: number }>;
const recent = new WeakMap<Db, Recent>();

/**
 * The sandbox keeps nothing, so a key is known to this process alone, and for ten minutes: enough for a program that is being written
 * to be told that it reuses one, as `/order/create` would tell it.
 */
export function refuseReusedKey(db: Db, key: string, hash: string, now: Date): void {
  const earlier = recent.get(db)?.get(key);
  if (earlier && earlier.until > now.getTime() && earlier.hash !== hash) refuse("REQUEST_KEY_REUSED");
}

export function knowKey(db: Db, key: string, hash: string, now: Date): void {
  const known: Recent = recent.get(db) ?? new Map();
  recent.set(db, known);
  // the newest stands last
  known.delete(key);
  known.set(key, { hash, until: now.getTime() + minutesKnown * 60_000 });
  for (const [oldest, { until }] of known) {
    if (until > now.getTime() && known.size <= mostKnown) break;
    known.delete(oldest);
  }
}
