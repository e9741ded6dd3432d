import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { NewRightUse } from "../../../platform/database/tables.ts";

/**
 * Of somebody's roles those count that give the right. In one order of the rows, so that processes which write at once
 * wait for each other and never both.
 */
export async function addUses(db: DbOrTx, uses: readonly NewRightUse[]): Promise<void> {
  await sql`
    insert into right_uses (day, role, "right", times)
    select day, role, "right", count(*) from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as used (day date, role text, "right" text)
    where exists (select from staff_grants g where g.role = used.role and g."right" = used."right")
      or exists (select from staff_limits l where l.role = used.role and l."right" = used."right")
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, role, "right") do update set times = right_uses.times + excluded.times`.execute(db);
}

type RightUse = { role: string; right: string; times: number };

/** Added up from a day on: some dozens of rows a day. */
export async function usesSince(db: DbOrTx, day: string): Promise<RightUse[]> {
  const { rows } = await sql<RightUse>`
    select role, "right", sum(times)::int as times from right_uses where day >= ${day} group by role, "right"`.execute(
    db,
  );
  return rows;
}
