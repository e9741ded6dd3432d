import { phoneFrom } from "../../../kernel/phone.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { mailboxOf } from "./rules.ts";

type TypedPhone = { country: string; number: string };

/** E.164 of an entered number; refuses invalid ones. */
export function phoneOf({ country, number }: TypedPhone): string {
  return phoneFrom(number, country) ?? refuse("INVALID_INPUT", { field: "phone.number", problem: "phone" });
}

/** The sign-in name of an account: E.164, or a mailbox. */
export type AccountName = { by: "phone" | "email"; name: string };

/** Exactly one of the two fields is filled in. */
export function nameOf({ phone, email }: { phone?: TypedPhone | undefined; email?: string | undefined }): AccountName {
  if (phone && email !== undefined) return refuse("INVALID_INPUT", { field: "email", problem: "choose" });
  if (phone) return { by: "phone", name: phoneOf(phone) };
  return { by: "email", name: mailboxOf(email ?? refuse("INVALID_INPUT", { field: "email", problem: "empty" })) };
}

/** Checks that both fields of a new password match. */
export function checkRepeated(password: string, repeated: string): void {
  if (password.normalize("NFC") !== repeated.normalize("NFC"))
    refuse("INVALID_INPUT", { field: "repeated", problem: "password.repeat" });
}
