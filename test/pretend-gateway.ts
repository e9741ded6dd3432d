import {
  ChargeRefused,
  GatewayUnavailable,
  WebhookRefused,
  type GatewayDispute,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayRefund,
  type ListedPayment,
  type ListedRefund,
  type PaymentGateway,
  type CardCharge,
  type PaymentRequest,
  type PayoutLine,
  type SavedCard,
} from "../src/adapters/payment/payment-gateway.ts";

/** A gateway in memory that behaves as a test sets it. The real ones have their own suite (adapters/payment). */
export function pretendGateway(name: PaymentGateway["name"] = "sandbox") {
  const requests = new Map<string, PaymentRequest>();
  const cards = new Map<string, SavedCard>();
  const charges = new Map<string, CardCharge>();
  let answersCharges = true;
  let chargedAs: Pick<GatewayPayment, "state" | "failure"> = { state: "succeeded" };
  let clock = () => new Date(0);
  const payments = new Map<string, GatewayPayment>();
  const refunds = new Map<string, GatewayRefund & { amount: number }>();
  const disputes = new Map<string, GatewayDispute>();
  const strangers: string[] = [];
  const known = <Found>(found: Found | undefined, reference: string): Found => {
    if (found) return found;
    strangers.push(reference);
    throw new Error("no such reference");
  };
  const listed = {
    payments: [] as ListedPayment[],
    refunds: [] as ListedRefund[],
    payouts: [] as (GatewayPayout & { lines: PayoutLine[] })[],
  };
  let down = false;
  let beforeStart = async () => {};
  let refundAnswer: GatewayRefund["state"] = "succeeded";
  const answering = () => {
    if (down) throw new GatewayUnavailable("told to be down");
  };

  const gateway: PaymentGateway = {
    name,
    cardWallets: ["apple_pay", "google_pay"],
    async startPayment(request) {
      answering();
      await beforeStart();
      const reference = `pay_${request.paymentId}`;
      requests.set(reference, request);
      if (!payments.has(reference)) payments.set(reference, { reference, state: "waiting" });
      return { reference, payPage: `http://pay.test/${reference}` };
    },
    async findPayment(reference) {
      answering();
      return known(payments.get(reference), reference);
    },
    async cancelPayment(reference) {
      answering();
      const payment = known(payments.get(reference), reference);
      if (payment.state === "waiting" || payment.state === "needs_action")
        payments.set(reference, { reference, state: "cancelled", failure: "cancelled" });
      return payments.get(reference)!;
    },
    async *listPayments() {
      answering();
      yield* listed.payments;
    },
    async *listRefunds() {
      answering();
      yield* listed.refunds;
    },
    async *listPayouts(from, to) {
      answering();
      for (const { lines: _lines, ...payout } of listed.payouts)
        if (payout.createdAt >= from && payout.createdAt < to) yield payout;
    },
    async *payoutLines(reference) {
      answering();
      yield* known(
        listed.payouts.find((payout) => payout.reference === reference),
        reference,
      ).lines;
    },
    async refundPayment({ refundId, reference: of, amount }) {
      answering();
      known(payments.get(of), of);
      const reference = `re_${refundId}`;
      if (!refunds.has(reference)) refunds.set(reference, { reference, state: refundAnswer, amount: amount.amount });
      return refunds.get(reference)!;
    },
    async findRefund(reference) {
      answering();
      return known(refunds.get(reference), reference);
    },
    async *listDisputes(from, to) {
      answering();
      for (const one of disputes.values()) if (one.createdAt >= from && one.createdAt < to) yield one;
    },
    async findDispute(reference) {
      answering();
      return known(disputes.get(reference), reference);
    },
    async saveCard({ cardId }) {
      answering();
      const reference = `card_${cardId}`;
      if (!cards.has(reference)) cards.set(reference, { reference, state: "waiting" });
      return { reference, savePage: `http://pay.test/${reference}` };
    },
    async findSavedCard(reference) {
      answering();
      return known(cards.get(reference), reference);
    },
    async chargeSavedCard(charge) {
      answering();
      const reference = `pay_${charge.paymentId}`;
      const card = known(cards.get(charge.card), charge.card);
      if (!payments.has(reference)) {
        if (card.state !== "saved") throw new ChargeRefused("card_forgotten");
        if (charge.expiresAt <= clock()) throw new ChargeRefused("expired");
        charges.set(reference, charge);
        payments.set(reference, {
          reference,
          ...chargedAs,
          ...(chargedAs.state === "succeeded" && { charged: charge.amount }),
        });
      }
      if (!answersCharges) throw new GatewayUnavailable("told to lose the answer");
      return { reference };
    },
    async forgetCard(reference) {
      answering();
      if (known(cards.get(reference), reference).state === "saved")
        cards.set(reference, { reference, state: "forgotten" });
    },
    async readWebhook(body, headers) {
      if (headers.signature !== "right" && headers.signature !== name) throw new WebhookRefused("wrong signature");
      return JSON.parse(body.toString()) as GatewayEvent;
    },
  };
  return {
    ...gateway,
    requests,
    refunds,
    disputes,
    /** References that it was asked about and has never given out. */
    strangers,
    /** What was really asked of banks for saved cards, by reference. */
    charges,
    /** A card that was saved before; returns its reference. */
    cardIsSaved(reference = "card_of_mei") {
      cards.set(reference, {
        reference,
        state: "saved",
        card: { brand: "Visa", lastFour: "4242", expiresOn: "2029-11" },
      });
      return reference;
    },
    chargesEndAs: (state: GatewayPayment["state"], failure?: string) =>
      void (chargedAs = { state, ...(failure && { failure }) }),
    /** Whether its charges are reported to the shop; they are made all the same. */
    answerCharges: (does: boolean) => void (answersCharges = does),
    tellTime: (now: () => Date) => void (clock = now),
    /** What the gateway's lists say; a test fills them. */
    listed,
    /** Settles the payment at the gateway, as if the shopper had acted on its page. */
    settle(reference: string, state: GatewayPayment["state"], failure?: string) {
      const charged = state === "succeeded" ? (requests.get(reference) ?? charges.get(reference))!.amount : undefined;
      const payment: GatewayPayment = { reference, state, ...(charged && { charged }), ...(failure && { failure }) };
      payments.set(reference, payment);
      return payment;
    },
    /** The gateway does not know this payment any more. */
    forget: (reference: string) => void payments.delete(reference),
    /** What happens elsewhere while the gateway is being asked for a page. */
    beforeStart: (happens: () => Promise<void>) => void (beforeStart = happens),
    goDown: (is: boolean) => void (down = is),
    answerRefunds: (state: GatewayRefund["state"]) => void (refundAnswer = state),
  };
}
