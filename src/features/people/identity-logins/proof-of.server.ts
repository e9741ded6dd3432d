import type { ProvedIdentity } from "../../../adapters/identity/identity-provider.ts";
import { hourMs, minuteMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { offeredIdentity } from "./offered-identity.ts";
import { fieldsThatAgree, hoursOfProof, minutesToFillIn, type ProvedField } from "./rules.ts";
import { forgetProved, provedIn } from "./store.server.ts";

/** What a digital identity has proved of a registration; kept with it, for its reviewer. */
export type Proof = { title: string; at: string; fields: ProvedField[] };

type Said = Parameters<typeof fieldsThatAgree>[0];

/** The server compares: what a form says of itself proves nothing. Undefined where nothing was proved in this browser. */
export async function proofOf(tx: DbOrTx, said: Said, context: Context): Promise<Proof | undefined> {
  const found = await lastProved(tx, hoursOfProof * hourMs, context);
  const title = offeredIdentity(context.config);
  if (!found || title === null) return undefined;
  const fields = fieldsThatAgree(said, found.identity);
  // the number is what makes it this person's
  return fields.includes("number") ? { title, at: found.at.toISOString(), fields } : undefined;
}

/** It was for one form. */
export async function endProof(tx: DbOrTx, context: Context): Promise<void> {
  const { browser } = placeOf(context);
  if (browser !== undefined) await forgetProved(tx, browser);
}

export async function justProved(context: Context): Promise<ProvedIdentity | undefined> {
  return (await lastProved(context.db, minutesToFillIn * minuteMs, context))?.identity;
}

async function lastProved(db: DbOrTx, withinMs: number, context: Context) {
  const { browser } = placeOf(context);
  if (browser === undefined) return undefined;
  const found = await provedIn(db, browser, new Date(context.now.getTime() - withinMs));
  return found && { identity: JSON.parse(context.vault.open(found.proved)) as ProvedIdentity, at: found.proved_at };
}
