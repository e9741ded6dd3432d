import { randomUUID } from "node:crypto";
import type { Language } from "../../../kernel/language.ts";
import { countryOf, type Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { ToldChange } from "../../letters/mails/security-letter.server.ts";
import { deviceName } from "../sessions/rules.ts";

/** `to`: where the owner surely reads it, which for a changed address is the former one. */
type Notice = { what: ToldChange; to: string; lang: Language };

/**
 * Somebody who got in could lock the owner out unseen: so a letter goes out, with the change and only with it. To whom
 * is sealed while it waits.
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
