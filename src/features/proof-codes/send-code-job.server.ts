import * as z from "zod/mini";
import { LanguageCode } from "../../kernel/fields.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { codeLetter } from "../mails/code-letter.server.ts";
import { codeMinutes } from "./rules.ts";

const purposes = ["sign_in", "register", "reset_password", "bind_email", "bind_phone", "delete_account"] as const;
const Wish = z.object({ id: z.uuid(), purpose: z.enum(purposes), by: z.enum(["mail", "sms"]), silent: z.boolean(), sealed: z.string(), language: LanguageCode });
const Sealed = z.object({ recipient: z.string(), code: z.string() });

/** Sends a code that still counts. Nothing is sent for a `silent` one, nor once another took its place. */
export const sendCodeJob = job("send-code", Wish, async ({ id, purpose, by, silent, sealed, language }, { db, vault, mailer, clock }) => {
  const kept = await db.selectFrom("proof_codes").select("expires_at").where("id", "=", id).where("used_at", "is", null).executeTakeFirst();
  if (silent || !kept || kept.expires_at <= clock()) return;
  const { recipient, code } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
  if (by === "mail") await mailer.send({ id, to: recipient, ...codeLetter({ purpose, code, minutes: codeMinutes, email: recipient, language }) });
});
