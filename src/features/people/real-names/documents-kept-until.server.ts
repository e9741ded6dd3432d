import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";

/** When what a registration that ends now has shown is deleted. */
export async function documentsKeptUntil(
  db: DbOrTx,
  config: Parameters<typeof settingOf>[1],
  now: Date,
): Promise<Date> {
  return new Date(now.getTime() + (await settingOf(db, config, "keep_documents_days")) * dayMs);
}
