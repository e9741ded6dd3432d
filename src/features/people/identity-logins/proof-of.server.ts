import type { ProvedIdentity } from "../../../adapters/identity/identity-provider.ts";
import { hourMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { offeredIdentity } from "./offered-identity.ts";
import { fieldsThatAgree, hoursOfProof, marksOf, type ProvedField } from "./rules.ts";
import { forgetProved, marksIn } from "./store.server.ts";

/** What a digital identity has proved of a registration; kept with it, for its reviewer. */
export type Proof = { title: string; at: string; fields: ProvedField[] };

type Said = Parameters<typeof fieldsThatAgree>[0];

/** The server compares: what a form says of itself proves nothing. Undefined where nothing was proved in this browser. */
export async function proofOf(tx: DbOrTx, said: Said, context: Context): Promise<Proof | undefined> {
  const { browser } = placeOf(context);
  const title = offeredIdentity(context.config);
  if (browser === undefined || title === null) return undefined;
  const found = await marksIn(tx, browser, new Date(context.now.getTime() - hoursOfProof * hourMs));
  if (!found) return undefined;
  const fields = fieldsThatAgree(said, found.marks, {
    isSigned: (text, mark) => context.vault.isSigned(purpose, text, mark),
  });
  // the number is what makes it this person's
  return fields.includes("number") ? { title, at: found.proved_at.toISOString(), fields } : undefined;
}

/** It was for one form. */
export async function endProof(tx: DbOrTx, context: Context): Promise<void> {
  const { browser } = placeOf(context);
  if (browser !== undefined) await forgetProved(tx, browser);
}

const purpose = "proved field";

/** What is kept of a person who was proved: sealed for a while, and the marks of each field. */
export function keptOf(identity: ProvedIdentity, vault: Context["vault"]): { proved: Buffer; marks: string[] } {
  const marks = marksOf(identity, { sign: (text) => vault.sign(purpose, text) });
  return { proved: vault.seal(JSON.stringify(identity)), marks };
}
