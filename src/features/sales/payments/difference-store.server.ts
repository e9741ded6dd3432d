import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import {
  factsOf,
  listDifferences,
  type GatewayDifference,
  type Here,
  type Sum,
  type There,
} from "./difference-facts.ts";

export type Found = {
  kind: GatewayDifference;
  gateway: string;
  there: There;
  here: Here | null;
  orderId: string | null;
};

/** False where a colleague has decided about these very facts. */
export async function openDifference(
  tx: DbOrTx,
  { kind, gateway, there, here, orderId }: Found,
  now: Date,
): Promise<boolean> {
  const subject = there.reference;
  if (await isDecided(tx, { kind, subject, facts: factsOf(here, there) })) return false;
  await openCase(tx, { kind, subject, details: { gateway, there, here }, orderId }, now);
  return true;
}

async function isDecided(
  db: DbOrTx,
  { kind, subject, facts }: { kind: string; subject: string; facts: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("difference_decisions")
    .select("id")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("facts", "=", facts)
    .where("state", "in", ["decided", "done"])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a refund in the gateway's list is money that a colleague sent back there, with this amount, and nobody has booked. */
export async function wasReturnedThere(db: DbOrTx, id: string, { amount, currency }: Sum): Promise<boolean> {
  const found = await db
    .selectFrom("difference_decisions")
    .select("id")
    .where("id", "=", id)
    .where("deed", "=", "return_there")
    .where("amount", "=", amount)
    .where(sql<boolean>`currency = ${currency}`)
    .where(
      sql<boolean>`not exists (select from cases c join payments p on p.gateway_reference = c.subject
        where c.id = case_id and p.state = 'succeeded')`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Of one gateway's lists, those that were looked at longest ago first; a case of an older version names none. */
export async function openDifferencesAt(
  db: DbOrTx,
  gateway: string,
  most: number,
): Promise<{ kind: GatewayDifference; subject: string }[]> {
  const found = await db
    .selectFrom("cases")
    .select(["kind", "subject"])
    .where("closed_at", "is", null)
    .where("kind", "in", [...listDifferences])
    .where(sql<boolean>`details ->> 'gateway' = ${gateway}`)
    .orderBy("opened_at")
    .orderBy("id")
    .limit(most)
    .execute();
  return found as { kind: GatewayDifference; subject: string }[];
}
