import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { randomLetters } from "../../../platform/random-letters.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { enquiryByNumber, lockEnquiry, type Enquiry } from "./store.server.ts";

type Shown = { number: string; key: string };

/** `BE` and ten letters: 50 random bits, so that nobody can count enquiries or guess one. */
export const newEnquiryNumber = (): string => `BE${randomLetters(10)}`;

/** Of a private link: whoever has it sees the state, and adds files until the form is sent; it never opens one. */
export const keyOfEnquiry = (vault: Vault, id: string): string => vault.sign("enquiry", id);

/** Refuses an unknown number and a wrong key alike. */
export async function enquiryBehindKey(
  db: DbOrTx,
  { number, key }: Shown,
  { vault }: { vault: Vault },
): Promise<Enquiry> {
  const found = await enquiryByNumber(db, number.toUpperCase());
  return vault.isSigned("enquiry", found?.id ?? "", key) && found ? found : refuse("NOT_FOUND");
}

/** The same, its row locked until the end of the transaction. */
export async function lockEnquiryBehindKey(tx: DbOrTx, shown: Shown, context: { vault: Vault }): Promise<Enquiry> {
  return lockEnquiry(tx, (await enquiryBehindKey(tx, shown, context)).id);
}
