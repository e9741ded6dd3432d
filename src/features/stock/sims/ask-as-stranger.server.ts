import { iccidKey, spellingsOf } from "../../../kernel/iccid.ts";
import { attempt, uncountAttempt } from "../../../platform/attempts.server.ts";
import type { Caller, Context } from "../../../platform/context.server.ts";
import { networksOf } from "../../../platform/networks.server.ts";
import { askNetwork } from "./network-word.server.ts";
import { simNumberLimits, type TypedSim } from "./rules.ts";
import { hasMailbox, newlyAsked, orderProving, simsBought, unsoldAmong } from "./store.server.ts";

type Asking = Context & { caller?: Caller | undefined };

/**
 * Queries the network about numbers that anybody may type. SIM numbers are sequential, so enumeration would find some:
 * each number counts once an hour, for the network and the account that it comes from, across all entry points.
 * Unknown, blocked and expired ones get the same answer, and so do those of our stock that nobody has bought yet: whoever
 * guesses one would register it or load it before its buyer. What a signed-in owner has bought is free, and gets the full
 * answer.
 */
export async function askAsStranger(sims: readonly TypedSim[], context: Asking): Promise<TypedSim[]> {
  const typed = sims.flatMap(({ iccid, problem }) => (problem ? [] : [iccid]));
  const own = new Set((await boughtAmong(typed, context)).map(iccidKey));
  await count(
    typed.map(iccidKey).filter((key) => !own.has(key)),
    context,
  );
  const asked = await askNetwork(sims, context);
  const unsold = new Set((await unsoldAmong(context.db, typed.flatMap(spellingsOf))).map(iccidKey));
  const isRefused = ({ iccid, problem }: TypedSim) =>
    unsold.has(iccidKey(iccid)) || (problem !== null && !own.has(iccidKey(iccid)));
  return asked.map((sim, place) =>
    !sims[place]!.problem && isRefused(sim) ? { ...sim, problem: "iccid.refused" } : sim,
  );
}

/**
 * Whether a SIM came with an order of this e-mail address. Counts as a guess, right or wrong, before anything is looked
 * up; and per SIM, whoever asks, where only wrong ones stay counted. An account's own mailbox was proven by a code and
 * is no guess.
 */
export async function askWhoseSim(iccid: string, email: string, context: Asking): Promise<string | null> {
  if (await isOwnMailbox(email, context)) return orderProving(context.db, iccid, email);
  await count([`${iccidKey(iccid)} ${email.toLowerCase()}`], context);
  await attempt(context, simNumberLimits.addresses, iccidKey(iccid));
  const orderId = await orderProving(context.db, iccid, email);
  if (orderId !== null) await uncountAttempt(context, simNumberLimits.addresses, iccidKey(iccid));
  return orderId;
}

async function isOwnMailbox(email: string, { db, caller }: Asking): Promise<boolean> {
  return caller?.accountId !== undefined && (await hasMailbox(db, caller.accountId, email));
}

async function boughtAmong(typed: readonly string[], { db, caller }: Asking): Promise<string[]> {
  return caller?.accountId === undefined || typed.length === 0
    ? []
    : simsBought(db, caller.accountId, typed.flatMap(spellingsOf));
}

/** All or none, in one transaction: a refused request has queried nothing, and learns nothing from a retry. */
async function count(guesses: readonly string[], context: Asking): Promise<void> {
  const { db, vault, now, caller, visitor } = context;
  if (guesses.length === 0) return;
  const who = caller?.accountId ?? networksOf(visitor.address)[0].name;
  await db.transaction().execute(async (tx) => {
    const tries = await newlyAsked(
      tx,
      guesses.map((guess) => vault.sign("attempts", `${who} ${guess}`)),
      now,
    );
    if (tries === 0) return;
    const asking = { ...context, db: tx };
    if (caller?.accountId !== undefined) await attempt(asking, simNumberLimits.account, caller.accountId, tries);
    await attempt(asking, simNumberLimits.network, visitor.address, tries);
  });
}
