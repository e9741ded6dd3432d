import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { NewClick } from "../../../platform/database/tables.ts";

/**
 * Writes a batch in one statement, without waiting for the disk: a power cut may forget the last moments of clicks, and
 * orders, which do wait, are not slowed by them. `set_config(…, true)` holds for this one statement's transaction only.
 * Each batch also forgets some of what is older than the privacy policy allows (twelve months).
 */
export async function addClicks(db: DbOrTx, clicks: readonly NewClick[]): Promise<void> {
  await sql`
    with clicked as (
      select * from json_to_recordset(${JSON.stringify(clicks)}::json) as click(
        at timestamptz, web_uuid text, source text, event text, url text, page_path text, item_type text, item_val text,
          lang text)
    ),
    quick as materialized (select set_config('synchronous_commit', 'off', true)),
    forgotten as (
      delete from clicks where id in (
        select id from clicks where at < (select max(at) from clicked) - interval '12 months' order by at limit 1000)
    )
    insert into clicks (at, web_uuid, source, event, url, page_path, item_type, item_val, lang)
    select at, web_uuid, source, event, url, page_path, item_type, item_val, lang from clicked, quick`.execute(db);
}
