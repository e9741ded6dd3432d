import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

export async function putRole(tx: DbOrTx, name: string, title: string): Promise<void> {
  await tx.insertInto("staff_roles").values({ name, title }).execute();
}

export async function copyGrants(tx: DbOrTx, from: string, to: string): Promise<void> {
  await sql`
    insert into staff_grants (role, "right") select ${to}, "right" from staff_grants where role = ${from}`.execute(tx);
  await sql`
    insert into staff_limits (role, "right", most_cny, second_person)
    select ${to}, "right", most_cny, second_person from staff_limits where role = ${from}`.execute(tx);
}

export async function setTitle(tx: DbOrTx, name: string, title: string): Promise<void> {
  await tx.updateTable("staff_roles").set({ title }).where("name", "=", name).execute();
}

/** With its cells; the database refuses while anybody has it. */
export async function removeRole(tx: DbOrTx, name: string): Promise<void> {
  await tx.deleteFrom("staff_roles").where("name", "=", name).execute();
}
