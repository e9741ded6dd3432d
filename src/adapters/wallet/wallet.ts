import type { Language } from "../../kernel/language.ts";

export const walletNames = ["google"] as const;
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

/** Keeps passes on a phone (under the operator’s account there). Nothing is sent: the browser brings the pass. */
export interface Wallet {
  readonly name: WalletName;
  /** Where the browser goes to keep it; whoever has the address can. */
  address(pass: WalletPass, now: Date): URL;
}
