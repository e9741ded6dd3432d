import { sql } from "kysely";
import { spellingsOf } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { holdsCard } from "./holds-card.server.ts";

/** The accounts that a prepaid card is proven for. */
export async function ownersOf(db: DbOrTx, iccid: string, now: Date): Promise<string[]> {
  const here = spellingsOf(iccid);
  const { rows } = await sql<{ id: string }>`
    select account_id as id from prepaid_holders where iccid = ${iccid}
    union select account_id from account_sims where iccid = any (${here}::text[])
    union select a.id from data_plans data join orders o on o.id = data.order_id
      join accounts a on a.id = o.account_id or (o.account_id is null and a.email = lower(o.email))
      where data.iccid = any (${here}::text[])`.execute(db);
  const owners = [];
  for (const { id } of rows) if (await holdsCard(db, { accountId: id, iccid }, now)) owners.push(id);
  return owners;
}
