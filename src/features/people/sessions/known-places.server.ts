import { sql } from "kysely";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { placeOf, placesToNote, whichOf, type Asking, type KnownPlace } from "../../../platform/places.server.ts";

/**
 * Whether the account with this mailbox or phone was signed in to from here before. One statement, whether or not there
 * is an account: attacks from elsewhere do not count here.
 */
export async function knownPlace(name: string, context: Asking & Pick<Context, "db">): Promise<KnownPlace> {
  const { browser, network } = placeOf(context);
  const { rows } = await sql<{ who: string }>`
    select who from known_places join accounts on accounts.id = account_id
    where (accounts.email = ${name} or accounts.phone = ${name})
      and who in (${browser ?? network}, ${network})`.execute(context.db);
  return whichOf(rows, browser);
}

/** Recorded with the sign-in. */
export async function notePlace(tx: DbOrTx, accountId: string, context: Asking & Pick<Context, "now">): Promise<void> {
  context.session.keepBrowser();
  await tx
    .insertInto("known_places")
    .values(placesToNote(context).map((who) => ({ account_id: accountId, who, seen_at: context.now })))
    .onConflict((conflict) => conflict.columns(["account_id", "who"]).doUpdateSet({ seen_at: context.now }))
    .execute();
}

/** A new password forgets all places: a thief may have used one. */
export async function forgetPlaces(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.deleteFrom("known_places").where("account_id", "=", accountId).execute();
}
