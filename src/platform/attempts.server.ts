import { sql } from "kysely";
import { Refusal, type RefusalCode } from "../kernel/refusal.ts";
import type { Context } from "./context.server.ts";
import { countTry, isSpent, uncountTry, type Share } from "./count-tries.server.ts";
import { networksOf } from "./networks.server.ts";

/**
 * How often the same `who` may try `what` within so many minutes, counted over all processes. `network`: `who` is an
 * address; its networks are counted, which many people may share (NETWORK_TRIES). `refusal`: the code to refuse with
 * when TRIED_OFTEN says too little.
 */
export type AttemptLimit = { what: string; most: number; minutes: number; network?: true; refusal?: RefusalCode };

type Asking = Pick<Context, "db" | "vault" | "now" | "config">;

/**
 * Counts an attempt before it is made, in a statement of its own, so that concurrent attempts cannot exceed the limit.
 * Refuses with TRIED_OFTEN, which says when to come back. `who` is stored as a hash only.
 */
export async function attempt(asking: Asking, limit: AttemptLimit, who: string, tries = 1): Promise<void> {
  const until = await spend(asking, limit, who, tries);
  if (until) throw new Refusal(limit.refusal ?? "TRIED_OFTEN", { facts: { until: until.toISOString() } });
}

/** The same for callers that have an alternative when the limit is reached. */
export async function mayTry(asking: Asking, limit: AttemptLimit, who: string): Promise<boolean> {
  return (await spend(asking, limit, who)) === undefined;
}

/** Whether any attempt is left; counts nothing. */
export async function hasTries(asking: Asking, limit: AttemptLimit, who: string): Promise<boolean> {
  return !(await isSpent(asking.db, "attempts", { what: limit.what, now: asking.now }, sharesOf(asking, limit, who)));
}

function spend(asking: Asking, limit: AttemptLimit, who: string, tries = 1): Promise<Date | undefined> {
  const { what, minutes } = limit;
  return countTry(asking.db, "attempts", { what, minutes, now: asking.now, tries }, sharesOf(asking, limit, who));
}

function sharesOf({ vault, config }: Asking, limit: AttemptLimit, who: string): Share[] {
  return counted(limit, who).map(({ name, times }) => ({
    who: vault.sign("attempts", name),
    most: limit.most * times * (limit.network ? config.NETWORK_TRIES : 1),
  }));
}

/** Resets the counter after a success. */
export function resetAttempts(asking: Asking, limit: AttemptLimit, who: string): Promise<void> {
  return resetAllAttempts(asking, [limit], [who]);
}

/** Resets several counters in one statement, in the common lock order. */
export async function resetAllAttempts(
  { db, vault }: Asking,
  limits: readonly AttemptLimit[],
  whose: readonly string[],
): Promise<void> {
  const counted = limits.flatMap((limit) =>
    whose.flatMap((who) => hashes(vault, limit, who).map((hash) => ({ what: limit.what, hash }))),
  );
  await sql`
    with forgiven as materialized (
      select what, who from attempts
        join unnest(${counted.map(({ what }) => what)}::text[],
          ${counted.map(({ hash }) => hash)}::text[]) as counted (what, who) using (what, who)
      order by what, who for no key update of attempts)
    delete from attempts using forgiven where attempts.what = forgiven.what and attempts.who = forgiven.who`.execute(
    db,
  );
}

/** Uncounts one attempt: it was right, and only wrong ones count. */
export async function uncountAttempt({ db, vault }: Asking, limit: AttemptLimit, who: string): Promise<void> {
  await uncountTry(db, limit.what, hashes(vault, limit, who));
}

function hashes(vault: Asking["vault"], limit: AttemptLimit, who: string): string[] {
  return counted(limit, who).map(({ name }) => vault.sign("attempts", name));
}

function counted({ network }: AttemptLimit, who: string) {
  return network ? networksOf(who) : [{ name: who, times: 1 }];
}
