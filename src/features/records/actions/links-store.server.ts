import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** `fits`: its hash is that of its row and of the link before it. */
export type Link = { place: number; day: string; action_id: string; hash: string; is_gone: boolean; fits: boolean };

export async function linksAfter(db: DbOrTx, place: number, most: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select link.place::int as place, link.day::text as day, link.action_id, encode(link.hash, 'hex') as hash,
      actions.id is null as is_gone,
      link.hash = action_hash(coalesce(before_it.hash, ''), link.place, link.day, actions) as fits
    from action_links link
    left join action_links before_it on before_it.place = link.place - 1
    left join actions on actions.id = link.action_id
    where link.place > ${place} order by link.place limit ${most}`.execute(db);
  return rows;
}

export async function unlinkedAction(db: DbOrTx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from actions where not exists (select from action_links where action_id = actions.id)
    order by at, id limit 1`.execute(db);
  return rows[0]?.id;
}
