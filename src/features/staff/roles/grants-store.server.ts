import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Grant } from "./rules.ts";

/** An amount stands before a right without one, should both be there. */
export async function grantOf(tx: DbOrTx, role: string, right: StaffRight): Promise<Grant> {
  const limit = await tx
    .selectFrom("staff_limits")
    .select(["most_cny", "second_person"])
    .where("role", "=", role)
    .where("right", "=", right)
    .executeTakeFirst();
  if (limit) return { may: true, mostCny: limit.most_cny, secondPerson: limit.second_person };
  const grant = await tx
    .selectFrom("staff_grants")
    .select("role")
    .where("role", "=", role)
    .where("right", "=", right)
    .executeTakeFirst();
  return { may: grant !== undefined, mostCny: null, secondPerson: false };
}

export async function putGrant(tx: DbOrTx, role: string, right: StaffRight, grant: Grant): Promise<void> {
  await tx.deleteFrom("staff_grants").where("role", "=", role).where("right", "=", right).execute();
  await tx.deleteFrom("staff_limits").where("role", "=", role).where("right", "=", right).execute();
  const { may, mostCny, secondPerson } = grant;
  if (!may) return;
  if (mostCny === null) await tx.insertInto("staff_grants").values({ role, right }).execute();
  else
    await tx
      .insertInto("staff_limits")
      .values({ role, right, most_cny: mostCny, second_person: secondPerson })
      .execute();
}
