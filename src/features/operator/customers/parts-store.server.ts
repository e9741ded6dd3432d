import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { mostByPart } from "./rules.ts";

const most = sql.lit(mostByPart);

/** Between an end and the same end with the sign behind `Z`: some steps along an index from the last sign on. */
const endsIn = (column: RawBuilder<unknown>, end: string) => {
  const from = Array.from(end).toReversed().join("");
  return sql`reverse(${column}) collate "C" >= ${from} and reverse(${column}) collate "C" < ${`${from}[`}`;
};

export async function simsEndingIn(db: DbOrTx, digits: string): Promise<{ iccid: string; number: string }[]> {
  const { rows } = await sql<{ iccid: string; number: string }>`${prepared}
    with found as materialized (
      select order_id, iccid from data_plans where ${endsIn(sql`iccid`, digits)}
      order by reverse(iccid) collate "C" limit ${most}
    )
    select distinct on (iccid) iccid, number from found join orders on orders.id = order_id
    order by iccid, placed_at desc`.execute(db);
  return rows;
}

/** Mailboxes of accounts and of orders on whose parcel such a number stands. */
export async function mailboxesByPhoneEnd(db: DbOrTx, digits: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`${prepared}
    with owners as materialized (
      select email from accounts where ${endsIn(sql`phone`, digits)} order by reverse(phone) collate "C" limit ${most}
    ), posted as materialized (
      select order_id from order_addresses where ${endsIn(sql`phone`, digits)}
      order by reverse(phone) collate "C" limit ${most}
    )
    select email from owners union select lower(email) from orders where id in (select order_id from posted)
    order by email limit ${most}`.execute(db);
  return rows.map(({ email }) => email);
}
