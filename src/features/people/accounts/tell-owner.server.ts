import { randomUUID } from "node:crypto";
import { deviceName } from "../../../kernel/device-name.ts";
import type { Language } from "../../../kernel/language.ts";
import { countryOf, type Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { SecurityChange } from "../../letters/mails/security-letter.server.ts";

/** `to`: where the owner certainly reads it, which for a changed address is the former one. */
type Notice = { what: SecurityChange; to: string; lang: Language };

/**
 * Notifies the owner of changes, since an intruder could lock them out unnoticed. Enqueued with the change; the
 * recipient is sealed while it waits.
 */
export async function tellOwner(tx: DbOrTx, { what, to, lang }: Notice, context: Context): Promise<void> {
  const device = deviceName(context.visitor.userAgent);
  const sealed = context.vault.seal(JSON.stringify({ to })).toString("base64");
  await addJob(tx, "tell-owner", {
    id: randomUUID(),
    what,
    sealed,
    lang,
    at: context.now.toISOString(),
    device,
    country: countryOf(context) ?? null,
  });
}
