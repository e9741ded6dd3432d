import type { Language } from "../../kernel/language.ts";

export const walletNames = ["apple", "google"] as const;
type WalletName = (typeof walletNames)[number];

/** What a phone's wallet keeps of one eSIM: as its page says it, without codes and names. */
export type WalletPass = {
  /** The same for the same eSIM, in letters and digits. */
  id: string;
  language: Language;
  /** What it is, and where it works: `Farwave eSIM`, `Japan`. */
  name: string;
  title: string;
  facts: readonly { name: string; value: string }[];
  page: { address: string; label: string };
  /** Afterwards the wallet puts it away. */
  ends: Date;
};

export type PassFile = { name: string; type: string; file: Buffer };

/** Keeps passes on a phone (under the operator’s account there). Nothing is sent: the browser brings the pass. */
export interface Wallet {
  readonly name: WalletName;
  /** When what signs its passes ends: phones refuse those that are made afterwards. */
  readonly until?: Date;
  /** Where the browser goes to keep it, or the file that the phone takes; whoever has it can keep it. */
  made(pass: WalletPass, now: Date): URL | Promise<PassFile>;
}

export function walletsAt(wallets: readonly Wallet[], now: Date): Wallet[] {
  return wallets.filter(({ until }) => until === undefined || now < until);
}
