import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";

/** The privacy policy (7) promises a day of their own to each: a refused form, and a registration that was in force. */
const terms = { refused: "keep_documents_days", ended: "keep_registrations_days" } as const;

/** When what a form or registration that is over by now has shown is deleted. */
export async function documentsKeptUntil(
  db: DbOrTx,
  config: Parameters<typeof settingOf>[1],
  over: keyof typeof terms,
  now: Date,
): Promise<Date> {
  return new Date(now.getTime() + (await settingOf(db, config, terms[over])) * dayMs);
}
