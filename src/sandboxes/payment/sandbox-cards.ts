/** What a try to pay brings about. The shopper chooses it by the card number, or by a button of the wallet. */
export type Outcome =
  | "paid"
  | "card_declined"
  | "insufficient_funds"
  | "needs_confirmation"
  | "paid_later"
  | "failed_later"
  | "refunded_later"
  | "refund_fails"
  | "disputed"
  | "wallet_refused";

/** What comes of giving a card for later payments: first on the page, then of each payment. */
export type SavingOutcome =
  | "saved"
  | "declined"
  | "confirmed_once"
  | "confirmed_always"
  | "declined_later"
  | "no_funds_later"
  | "paid_later"
  | "refunded_later"
  | "refund_fails";

export type SandboxCard = {
  slug: string;
  number: string;
  brand: "Visa" | "Mastercard" | "UnionPay";
  outcome: Outcome;
  saving: SavingOutcome;
};

/**
 * The numbers are those of Stripe's test cards for the same behaviour, save the two about refunds, which are ours, and
 * one:
 * Stripe declines the card without money at once, here it can be saved, as a real one can.
 */
export const sandboxCards: readonly SandboxCard[] = [
  { slug: "visa", number: "4242 4242 4242 4242", brand: "Visa", outcome: "paid", saving: "saved" },
  { slug: "mastercard", number: "5555 5555 5555 4444", brand: "Mastercard", outcome: "paid", saving: "saved" },
  { slug: "unionpay", number: "6200 0000 0000 0005", brand: "UnionPay", outcome: "paid", saving: "saved" },
  { slug: "declined", number: "4000 0000 0000 0002", brand: "Visa", outcome: "card_declined", saving: "declined" },
  {
    slug: "no-funds",
    number: "4000 0000 0000 9995",
    brand: "Visa",
    outcome: "insufficient_funds",
    saving: "no_funds_later",
  },
  {
    slug: "confirm-once",
    number: "4000 0025 0000 3155",
    brand: "Visa",
    outcome: "needs_confirmation",
    saving: "confirmed_once",
  },
  {
    slug: "confirm",
    number: "4000 0027 6000 3184",
    brand: "Visa",
    outcome: "needs_confirmation",
    saving: "confirmed_always",
  },
  { slug: "paid-later", number: "4000 0000 0000 0077", brand: "Visa", outcome: "paid_later", saving: "paid_later" },
  {
    slug: "failed-later",
    number: "4000 0000 0000 0341",
    brand: "Visa",
    outcome: "failed_later",
    saving: "declined_later",
  },
  {
    slug: "refund-later",
    number: "4000 0000 0000 5126",
    brand: "Visa",
    outcome: "refunded_later",
    saving: "refunded_later",
  },
  {
    slug: "refund-fails",
    number: "4000 0000 0000 0911",
    brand: "Visa",
    outcome: "refund_fails",
    saving: "refund_fails",
  },
  { slug: "disputed", number: "4000 0000 0000 0259", brand: "Visa", outcome: "disputed", saving: "saved" },
];

/** What becomes of a payment that is charged to a saved card. */
export type ChargedAs =
  | "paid"
  | "card_declined"
  | "insufficient_funds"
  | "authentication_required"
  | "paid_later"
  | "refunded_later"
  | "refund_fails";

export const savingOf: Record<SavingOutcome, { page: "saves" | "asks_bank" | "declines"; charges: ChargedAs }> = {
  saved: { page: "saves", charges: "paid" },
  declined: { page: "declines", charges: "card_declined" },
  confirmed_once: { page: "asks_bank", charges: "paid" },
  confirmed_always: { page: "asks_bank", charges: "authentication_required" },
  declined_later: { page: "saves", charges: "card_declined" },
  no_funds_later: { page: "saves", charges: "insufficient_funds" },
  paid_later: { page: "saves", charges: "paid_later" },
  refunded_later: { page: "saves", charges: "refunded_later" },
  refund_fails: { page: "saves", charges: "refund_fails" },
};

export function cardNumbered(digits: string): SandboxCard | undefined {
  return sandboxCards.find((card) => card.number.replaceAll(" ", "") === digits);
}

/** The buttons of the wallet page, in their order. */
export const walletOutcomes = ["paid", "wallet_refused", "paid_later", "failed_later"] as const satisfies Outcome[];
export type WalletOutcome = (typeof walletOutcomes)[number];

export function isWalletOutcome(value: unknown): value is WalletOutcome {
  return walletOutcomes.includes(value as WalletOutcome);
}

/** The buttons of Apple Pay and Google Pay, in their order: behind them lies a card, so that its bank may decline. */
export const expressOutcomes = ["paid", "card_declined", "paid_later", "failed_later"] as const satisfies Outcome[];
export type ExpressOutcome = (typeof expressOutcomes)[number];

export function isExpressOutcome(value: unknown): value is ExpressOutcome {
  return expressOutcomes.includes(value as ExpressOutcome);
}
