import { sql } from "kysely";
import { Refusal, type RefusalCode } from "../kernel/refusal.ts";
import type { Context } from "./context.server.ts";
import { countTry, isSpent, takeBackTry, type Share } from "./count-tries.server.ts";
import { networksOf } from "./networks.server.ts";

/**
 * How often one and the same `who` may try `what` within so many minutes, over all processes of the shop. `network`:
 * `who` is an address, and its networks are counted, behind which many may sit (NETWORK_TRIES). `refusal`: what to say
 * when it is over, where TRIED_OFTEN says too little.
 */
export type AttemptLimit = { what: string; most: number; minutes: number; network?: true; refusal?: RefusalCode };

type Asking = Pick<Context, "db" | "vault" | "now" | "config">;

/**
 * Counts a try before it is made, in one statement of its own, so that of many at the same moment no more get through
 * than are allowed. Throws TRIED_OFTEN, which says when to come back. Who tries is kept as a hash only.
 */
export async function attempt(asking: Asking, limit: AttemptLimit, who: string, tries = 1): Promise<void> {
  const until = await spend(asking, limit, who, tries);
  if (until) throw new Refusal(limit.refusal ?? "TRIED_OFTEN", { facts: { until: until.toISOString() } });
}

/** The same for who goes on otherwise when it is over. */
export async function mayTry(asking: Asking, limit: AttemptLimit, who: string): Promise<boolean> {
  return (await spend(asking, limit, who)) === undefined;
}

/** Whether any is left; counts nothing. */
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

/** Whoever got it right has all tries again. */
export function forgiveAttempts(asking: Asking, limit: AttemptLimit, who: string): Promise<void> {
  return forgiveAllAttempts(asking, [limit], [who]);
}

/** Of several limits and several who try, in one statement; in the order in which everybody locks. */
export async function forgiveAllAttempts(
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
      order by what, who for update of attempts)
    delete from attempts using forgiven where attempts.what = forgiven.what and attempts.who = forgiven.who`.execute(
    db,
  );
}

/** Takes one try back: it was right, and only what is wrong counts. */
export async function takeBackAttempt({ db, vault }: Asking, limit: AttemptLimit, who: string): Promise<void> {
  await takeBackTry(db, limit.what, hashes(vault, limit, who));
}

function hashes(vault: Asking["vault"], limit: AttemptLimit, who: string): string[] {
  return counted(limit, who).map(({ name }) => vault.sign("attempts", name));
}

function counted({ network }: AttemptLimit, who: string) {
  return network ? networksOf(who) : [{ name: who, times: 1 }];
}
