import { sql } from "kysely";
import { Refusal } from "../kernel/refusal.ts";
import type { Context } from "./context.server.ts";

/** How often one and the same `who` may try `what` within so many minutes, over all processes of the shop. `network`: `who` is a network, behind which many may sit (NETWORK_TRIES). */
export type AttemptLimit = { what: string; most: number; minutes: number; network?: true };

type Asking = Pick<Context, "db" | "vault" | "now" | "config">;

/**
 * Counts a try before it is made, in one statement of its own, so that of many at the same moment no more get through
 * than are allowed. Throws TRIED_OFTEN, which says when to come back. Who tries is kept as a hash only.
 */
export async function attempt({ db, vault, now, config }: Asking, { what, most, minutes, network }: AttemptLimit, who: string): Promise<void> {
  const { rows } = await sql<{ tries: number; ends_at: Date }>`
    insert into attempts (what, who, begun_at, ends_at, tries)
    values (${what}, ${vault.sign("attempts", who)}, ${now}, ${new Date(now.getTime() + minutes * 60_000)}, 1)
    on conflict (what, who) do update set
      begun_at = case when attempts.ends_at <= excluded.begun_at then excluded.begun_at else attempts.begun_at end,
      ends_at = case when attempts.ends_at <= excluded.begun_at then excluded.ends_at else attempts.ends_at end,
      tries = case when attempts.ends_at <= excluded.begun_at then 1 else attempts.tries + 1 end
    returning tries, ends_at`.execute(db);
  const { tries, ends_at } = rows[0]!;
  if (tries > most * (network ? config.NETWORK_TRIES : 1)) throw new Refusal("TRIED_OFTEN", { facts: { until: ends_at.toISOString() } });
}

/** Whoever got it right has all tries again. */
export async function forgiveAttempts({ db, vault }: Asking, { what }: AttemptLimit, who: string): Promise<void> {
  await db.deleteFrom("attempts").where("what", "=", what).where("who", "=", vault.sign("attempts", who)).execute();
}

/** Takes one try back: it was right, and only what is wrong counts. */
export async function takeBackAttempt({ db, vault }: Asking, { what }: AttemptLimit, who: string): Promise<void> {
  await db
    .updateTable("attempts")
    .set((row) => ({ tries: row("tries", "-", 1) }))
    .where("what", "=", what)
    .where("who", "=", vault.sign("attempts", who))
    .where("tries", ">", 0)
    .execute();
}
