import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { ClickRow } from "../../platform/database/tables.ts";

export type Click = Omit<ClickRow, "id">;

/**
 * Counts a click without waiting for the disk: a power cut may forget the last moments of clicks, and orders, which
 * do wait, are not slowed by them. `set_config(…, true)` holds for this one statement's transaction only.
 */
export async function addClick(db: DbOrTx, click: Click): Promise<void> {
  const { at, web_uuid, source, event, url, page_path, item_type, item_val, lang } = click;
  await sql`
    insert into clicks (at, web_uuid, source, event, url, page_path, item_type, item_val, lang)
    select ${at}, ${web_uuid}, ${source}, ${event}, ${url}, ${page_path}, ${item_type}, ${item_val}, ${lang}
    where set_config('synchronous_commit', 'off', true) = 'off'`.execute(db);
}
