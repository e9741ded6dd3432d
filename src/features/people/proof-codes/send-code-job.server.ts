import * as z from "zod/mini";
import { SmsRefused, type TextTemplate } from "../../../adapters/sms/sms-sender.ts";
import { LanguageCode } from "../../../kernel/fields.ts";
import type { ProofPurpose } from "../../../platform/database/tables.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { codeLetter } from "../../letters/mails/code-letter.server.ts";
import { shortCode } from "./rules.ts";
import { codeToSend } from "./store.server.ts";
import { releaseText, isWithinBudget } from "./text-budgets.server.ts";

const purposes = [
  "sign_in",
  "register",
  "reset_password",
  "bind_email",
  "bind_phone",
  "delete_account",
  "confirm_owner",
  "move_order",
] as const;
const Wish = z.object({
  id: z.uuid(),
  purpose: z.enum(purposes),
  by: z.enum(["mail", "sms"]),
  silent: z.boolean(),
  sealed: z.string(),
  language: LanguageCode,
});
/** `long`: for the link in an e-mail. Jobs from before codes had two lengths have neither it nor `minutes`. */
const Sealed = z.object({
  recipient: z.string(),
  code: z.string(),
  minutes: z.optional(z.int()),
  long: z.optional(z.string()),
});

/** Codes by text; the others are e-mails. */
const templates: Partial<Record<ProofPurpose, TextTemplate>> = {
  reset_password: "reset_code",
  bind_phone: "phone_code",
};

/**
 * Sends a code while it is valid, retrying until then. Nothing is sent for a `silent` one, nor once another replaced
 * it.
 */
export const sendCodeJob = sendingJob(
  "send-code",
  Wish,
  async ({ id, purpose, by, silent, sealed, language }, shop): Promise<void> => {
    const { db, vault, mailer, sms, clock, origin, log } = shop;
    if (silent) return;
    const {
      recipient,
      code,
      minutes = shortCode.minutes,
      long,
    } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
    if (!(await codeToSend(db, id, minutes, clock()))) return;
    if (by === "mail")
      return mailer.send({
        id,
        to: recipient,
        ...codeLetter({
          purpose,
          code,
          minutes,
          email: recipient,
          language,
          ...(long !== undefined && { open: { origin, long } }),
        }),
      });
    const template = templates[purpose];
    if (!template) throw new Error(`there is no text message for ${purpose}`);
    if (!(await isWithinBudget(recipient, shop))) return;
    try {
      await sms.sendSms({ key: id, to: recipient, template, language, parameters: { code, minutes } });
    } catch (error) {
      await releaseText(recipient, shop);
      if (!(error instanceof SmsRefused)) throw error;
      // the requester was told that a code is on its way: that a phone cannot get one is for its owner to find out
      log.info({ purpose }, "a phone can get no text message");
    }
  },
);
