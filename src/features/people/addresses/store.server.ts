import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { AccountAddressRow, Names } from "../../../platform/database/tables.ts";

export type AddressParts = Omit<
  Insertable<AccountAddressRow>,
  "id" | "request_key" | "account_id" | "preferred" | "created_at"
>;
export type AddressOfAccount = Selectable<AccountAddressRow> & { names: Names };

export function addressesOf(db: DbOrTx, accountId: string): Promise<AddressOfAccount[]> {
  return db
    .selectFrom("account_addresses as one")
    .innerJoin("destinations", "destinations.iso2", "one.country")
    .selectAll("one")
    .select("destinations.names")
    .where("account_id", "=", accountId)
    .orderBy("preferred", "desc")
    .orderBy("created_at", "desc")
    .orderBy("one.id")
    .execute();
}

export async function emailOf(db: DbOrTx, accountId: string): Promise<string | undefined> {
  return (await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirst())?.email;
}

/** Locks the account's address book until the transaction ends. */
export async function lockAddressBook(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

export async function isCountry(db: DbOrTx, iso2: string): Promise<boolean> {
  return (await db.selectFrom("destinations").select("iso2").where("iso2", "=", iso2).executeTakeFirst()) !== undefined;
}

export function addressByRequestKey(
  db: DbOrTx,
  requestKey: string,
): Promise<Selectable<AccountAddressRow> | undefined> {
  return db.selectFrom("account_addresses").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

export async function countAddresses(db: DbOrTx, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("account_addresses")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

type NewAddress = { accountId: string; requestKey: string; parts: AddressParts; now: Date };

/** Returns undefined when another account is using the key concurrently. */
export async function addAddress(
  db: DbOrTx,
  { accountId, requestKey, parts, now }: NewAddress,
): Promise<string | undefined> {
  const added = await db
    .insertInto("account_addresses")
    .values({ ...parts, account_id: accountId, request_key: requestKey, created_at: now })
    .onConflict((conflict) => conflict.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

export async function changeAddress(
  db: DbOrTx,
  accountId: string,
  id: string,
  parts: AddressParts,
): Promise<string | undefined> {
  const changed = await db
    .updateTable("account_addresses")
    .set(parts)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return changed?.id;
}

export async function deleteAddressOf(db: DbOrTx, accountId: string, id: string): Promise<void> {
  await db.deleteFrom("account_addresses").where("id", "=", id).where("account_id", "=", accountId).execute();
}

/** Makes `id` the default address; without it the current default, else the newest. */
export async function preferAddress(tx: DbOrTx, accountId: string, id?: string): Promise<void> {
  const [first] = await addressesOf(tx, accountId);
  const wished = id ?? first?.id;
  if (wished === undefined || (first!.preferred && first!.id === wished)) return;
  await tx
    .updateTable("account_addresses")
    .set({ preferred: false })
    .where("account_id", "=", accountId)
    .where("preferred", "=", true)
    .execute();
  await tx
    .updateTable("account_addresses")
    .set({ preferred: true })
    .where("account_id", "=", accountId)
    .where("id", "=", wished)
    .execute();
}
