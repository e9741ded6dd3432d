import { Refusal } from "../kernel/refusal.ts";
import type { Context } from "./context.server.ts";
import { countTry, takeBackTry } from "./count-tries.server.ts";
import { networksOf } from "./networks.server.ts";

/** How often one and the same `who` may try `what` within so many minutes, over all processes of the shop. `network`: `who` is an address, and its networks are counted, behind which many may sit (NETWORK_TRIES). */
export type AttemptLimit = { what: string; most: number; minutes: number; network?: true };

type Asking = Pick<Context, "db" | "vault" | "now" | "config">;

/**
 * Counts a try before it is made, in one statement of its own, so that of many at the same moment no more get through
 * than are allowed. Throws TRIED_OFTEN, which says when to come back. Who tries is kept as a hash only.
 */
export async function attempt({ db, vault, now, config }: Asking, limit: AttemptLimit, who: string): Promise<void> {
  const { what, most, minutes, network } = limit;
  const shares = counted(limit, who).map(({ name, times }) => ({ who: vault.sign("attempts", name), most: most * times * (network ? config.NETWORK_TRIES : 1) }));
  const until = await countTry(db, "attempts", { what, minutes, now }, shares);
  if (until) throw new Refusal("TRIED_OFTEN", { facts: { until: until.toISOString() } });
}

/** Whoever got it right has all tries again. */
export async function forgiveAttempts({ db, vault }: Asking, limit: AttemptLimit, who: string): Promise<void> {
  await db.deleteFrom("attempts").where("what", "=", limit.what).where("who", "in", hashes(vault, limit, who)).execute();
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
