import type { CardField, CardProblem } from "../card-entry.ts";
import type { Outcome, SavingOutcome, WalletOutcome } from "../sandbox-cards.ts";

type Notice = { title: string; text: string };

/** Everything that the pages say; each language is one value of this type, or it does not compile. */
export type Words = {
  sandbox: string;
  noMoneyMoves: string;
  never: string;
  pay: (amount: string) => string;
  toPay: string;
  order: string;
  openFor: (minutes: number) => string;
  method: { card: string; alipay: string; wechat: string };
  field: Record<CardField, string>;
  hint: { expiry: string; cvc: string };
  mend: string;
  problem: Record<CardField, Partial<Record<CardProblem, string>>>;
  tryNumbers: string;
  tryNumbersHow: string;
  outcome: Record<Exclude<Outcome, "wallet_refused">, string>;
  bank: Notice & { approve: string; refuse: string };
  /** The page on which a card is given for later payments. */
  saving: {
    title: string;
    toPayNow: string;
    nothing: string;
    purpose: string;
    openFor: (minutes: number) => string;
    agreement: string;
    save: string;
    never: string;
    outcome: Record<SavingOutcome, string>;
    bankText: string;
    approve: string;
    tryAgain: string;
    cancel: string;
    saved: Notice;
    failed: Notice;
    expired: Notice;
    forgotten: Notice;
  };
  /** Where staff answer a dispute, and whoever shows the demo decides it. */
  dispute: {
    title: string;
    amount: string;
    how: string;
    state: Record<"needs_answer" | "under_review" | "won" | "lost", string>;
    move: Record<"answer" | "win" | "lose", string>;
  };
  scan: (wallet: string) => string;
  scanHow: string;
  openApp: (wallet: string) => string;
  openAppHow: string;
  qrCode: string;
  orHere: string;
  wallet: Record<WalletOutcome, string>;
  /** Wallets that stand for a card. */
  express: { or: string; how: string; back: string };
  paidOnPhone: string;
  phone: (wallet: string) => string;
  phoneDone: Notice;
  phoneRefused: Notice;
  failure: Record<string, string>;
  someFailure: string;
  tryAgain: string;
  succeeded: Notice;
  pending: Notice;
  failed: Notice;
  cancelled: Notice;
  expired: Notice;
  unknown: Notice;
  broken: Notice;
  cancel: string;
  back: string;
};
