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
  | "wallet_refused";

export type SandboxCard = { slug: string; number: string; brand: "Visa" | "Mastercard" | "UnionPay"; outcome: Outcome };

/** The numbers are those of Stripe's test cards for the same behaviour, save the two about refunds, which are ours. */
export const sandboxCards: readonly SandboxCard[] = [
  { slug: "visa", number: "4242 4242 4242 4242", brand: "Visa", outcome: "paid" },
  { slug: "mastercard", number: "5555 5555 5555 4444", brand: "Mastercard", outcome: "paid" },
  { slug: "unionpay", number: "6200 0000 0000 0005", brand: "UnionPay", outcome: "paid" },
  { slug: "declined", number: "4000 0000 0000 0002", brand: "Visa", outcome: "card_declined" },
  { slug: "no-funds", number: "4000 0000 0000 9995", brand: "Visa", outcome: "insufficient_funds" },
  { slug: "confirm", number: "4000 0027 6000 3184", brand: "Visa", outcome: "needs_confirmation" },
  { slug: "paid-later", number: "4000 0000 0000 0077", brand: "Visa", outcome: "paid_later" },
  { slug: "failed-later", number: "4000 0000 0000 0341", brand: "Visa", outcome: "failed_later" },
  { slug: "refund-later", number: "4000 0000 0000 5126", brand: "Visa", outcome: "refunded_later" },
  { slug: "refund-fails", number: "4000 0000 0000 0911", brand: "Visa", outcome: "refund_fails" },
];

export function cardNumbered(digits: string): SandboxCard | undefined {
  return sandboxCards.find((card) => card.number.replaceAll(" ", "") === digits);
}

/** The buttons of the wallet page, in their order. */
export const walletOutcomes = ["paid", "wallet_refused", "paid_later", "failed_later"] as const satisfies Outcome[];
export type WalletOutcome = (typeof walletOutcomes)[number];

export function isWalletOutcome(value: unknown): value is WalletOutcome {
  return walletOutcomes.includes(value as WalletOutcome);
}
