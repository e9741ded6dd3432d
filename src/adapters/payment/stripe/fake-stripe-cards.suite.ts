import type { Stripe } from "stripe";
import type { CardThen } from "../payment-gateway-world.suite.ts";
import { aPaymentMethod, aSetupIntent } from "./described-cards.suite.ts";
import { example, type Intent, type Session } from "./described.suite.ts";
import { cardlessSession, newIntent } from "./fake-stripe-objects.suite.ts";

export type Answer = { status: number; body: { object?: string } };

export type Tell = (type: Stripe.Event["type"], object: object) => void;

/** What the parts of the stand-in share. */
type Stand = {
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  all: Map<string, object>;
  /** What was asked for, by the id of what came of it. */
  asked: Map<string, Record<string, string>>;
  seconds: () => number;
  newId: (kind: string) => string;
  kept: <Of extends { id: string }>(where: Map<string, Of>, one: Of) => Of;
  page: (url: string, objects: { id: string; created: number }[], form: URLSearchParams) => Answer;
  /** A charge, and on Stripe's own books its fee in the currency of our account. */
  succeeds: (intent: Intent) => void;
  ok: (body: Answer["body"]) => Answer;
  found: (body: Answer["body"] | undefined) => Answer;
  no: (status: number, type: string, message: string, code?: string) => Answer;
  tell: Tell;
};

/** Checkout in its mode `setup`, and payments with what was set up there. */
export function cardsAtStripe(stand: Stand) {
  const { seconds, newId, kept, all, sessions, intents, succeeds, ok, found, no, tell } = stand;
  const methods = new Map<string, Stripe.PaymentMethod>();
  const behaviour = new Map<string, CardThen>();

  const calls: [string, (form: URLSearchParams, id: string) => Answer][] = [
    ["POST /v1/payment_intents", createIntent],
    ["GET /v1/payment_intents", (form) => stand.page("/v1/payment_intents", ofCustomer(form.get("customer")), form)],
    ["GET /v1/payment_intents/{intent}", (_form, id) => found(intents.get(id))],
    ["POST /v1/payment_methods/{payment_method}/detach", (_form, id) => detach(methods.get(id))],
  ];
  return { calls, createSession, isGiven };

  function createSession(form: URLSearchParams): Session {
    return kept(sessions, cardlessSession(newId("cs_test"), form, seconds()));
  }

  /** The shopper has given a card: Checkout makes a customer, to whom the card belongs from now on. */
  function isGiven(session: Session, then: CardThen): void {
    if (session.status !== "open") return;
    const method = kept(methods, aPaymentMethod(newId("pm"), newId("cus"), seconds()));
    const intent = aSetupIntent(newId("seti"), method);
    all.set(intent.id, intent);
    behaviour.set(method.id, then);
    Object.assign(session, { status: "complete", customer: method.customer, setup_intent: intent.id, url: null });
    tell("checkout.session.completed", session);
  }

  function ofCustomer(customer: string | null): Intent[] {
    return [...intents.values()].filter((intent) => customer === null || intent.customer === customer);
  }

  function createIntent(form: URLSearchParams): Answer {
    const method = methods.get(form.get("payment_method") ?? "");
    if (!method) return no(404, "invalid_request_error", "No such PaymentMethod", "resource_missing");
    if (method.customer !== form.get("customer"))
      return no(
        400,
        "invalid_request_error",
        "The PaymentMethod may not be used again: it was detached from its Customer.",
      );
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        (/^metadata\[(\w+)\]$/.exec(name) ?? [])[1] ? [[name.slice(9, -1), value]] : [],
      ),
    );
    const of = {
      ...example("checkout.session"),
      amount_total: Number(form.get("amount")),
      currency: form.get("currency"),
      metadata,
    };
    const intent = kept(intents, {
      ...newIntent(newId("pi"), of, seconds()),
      customer: form.get("customer"),
      payment_method: method.id,
    });
    stand.asked.set(intent.id, Object.fromEntries(form));
    return charged(intent, behaviour.get(method.id)!);
  }

  function charged(intent: Intent, then: CardThen): Answer {
    if (then === "pays") {
      succeeds(intent);
      tell("payment_intent.succeeded", intent);
      return ok(intent);
    }
    if (then === "pays slowly") {
      intent.status = "processing";
      tell("payment_intent.processing", intent);
      return ok(intent);
    }
    const error = declines[then];
    Object.assign(intent, { status: "requires_payment_method", last_payment_error: error });
    tell("payment_intent.payment_failed", intent);
    return { status: 402, body: { error: { ...error, payment_intent: structuredClone(intent) } } as Answer["body"] };
  }

  function detach(method: Stripe.PaymentMethod | undefined): Answer {
    if (method && !method.customer)
      return no(
        400,
        "invalid_request_error",
        "The payment method you provided is not attached to a customer so detachment is impossible.",
      );
    if (method) method.customer = null;
    return found(method);
  }
}

const card_error = { type: "card_error", message: "Your card was declined." };
const declines = {
  "is declined": { ...card_error, code: "card_declined", decline_code: "generic_decline" },
  "has no funds": { ...card_error, code: "card_declined", decline_code: "insufficient_funds" },
  "wants the shopper": { ...card_error, code: "authentication_required", decline_code: "authentication_required" },
};
