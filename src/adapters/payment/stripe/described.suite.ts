import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import type { Stripe } from "stripe";
import { cardAnswers, cardRequests, cardSchemas } from "./described-cards.suite.ts";
import { disputeAnswers, disputeRequests, disputeSchemas } from "./described-disputes.suite.ts";
import { payoutAnswers, payoutRequests, payoutSchemas } from "./described-payouts.suite.ts";

type Schema = { properties?: object };
type Description = Record<"schemas" | "requests" | "answers" | "examples", Partial<Record<string, Schema>>>;

/** What Stripe has published of its API, cut to what we call (the file says where it is from). */
const published = JSON.parse(readFileSync(join(import.meta.dirname, "stripe-description.json"), "utf8")) as Description;
const description: Description = {
  ...published,
  schemas: { ...published.schemas, ...cardSchemas, ...payoutSchemas, ...disputeSchemas },
  requests: { ...published.requests, ...cardRequests, ...payoutRequests, ...disputeRequests },
  answers: { ...published.answers, ...cardAnswers, ...payoutAnswers, ...disputeAnswers },
};

/** A request comes as a form, where every value is text. */
const requests = new Ajv({ strict: false, allErrors: true, coerceTypes: "array" });
const answers = new Ajv({ strict: false, allErrors: true });

const compiled = new Map<string, ValidateFunction>();
function shape(ajv: Ajv, name: string, schema: object): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const made = ajv.compile({ ...schema, schemas: description.schemas });
  compiled.set(name, made);
  return made;
}

/**
 * Newer than the description's parameters; that we write these right is checked by the compiler against the SDK's
 * types.
 */
const newerParameters: Record<string, readonly string[]> = {
  "POST /v1/checkout/sessions": ["allowed_payment_method_types", "adaptive_pricing", "custom_text"],
  "GET /v1/checkout/sessions": ["created"],
};

/** What is wrong with a request as it came over the wire: parameters that Stripe does not know, or of another kind. */
export function wrongInRequest(call: string, form: URLSearchParams): string[] {
  const schema = description.requests[call];
  if (!schema) return [`${call} is not described`];
  const wish = nested(form);
  for (const name of newerParameters[call] ?? []) delete wish[name];
  const fits = shape(requests, `request ${call}`, schema);
  return fits(wish) ? [] : said(fits);
}

/** What is wrong with an answer: an object of this kind, or the list that this call answers. */
export function wrongInAnswer(call: string, body: { object?: string }): string[] {
  const name = body.object === "list" ? `list ${call}` : (body.object ?? "error");
  const schema = body.object === "list" ? description.answers[call] : description.schemas[name];
  if (!schema) return [`${name} is not described`];
  const fits = shape(answers, name, schema);
  return [...(fits(body) ? [] : said(fits)), ...invented(body)];
}

/** As Stripe answers without `expand`: other objects by their ids. */
export type Session = Omit<Stripe.Checkout.Session, "payment_intent"> & { payment_intent: string | null };
export type Intent = Omit<Stripe.PaymentIntent, "latest_charge"> & { latest_charge: string | null };
export type Refund = Omit<Stripe.Refund, "payment_intent"> & { payment_intent: string };
type Examples = {
  "checkout.session": Session;
  payment_intent: Intent;
  charge: Stripe.Charge;
  balance_transaction: Stripe.BalanceTransaction;
  refund: Refund;
  event: Stripe.Event;
};

/** A whole object as Stripe publishes it, newest shape; the caller puts in what matters. */
export function example<Name extends keyof Examples>(name: Name): Examples[Name] {
  return structuredClone(description.examples[name]) as Examples[Name];
}

/** Fields that stand neither in the description nor in the newest published example of such an object. */
function invented(body: { object?: string }): string[] {
  const newest = description.examples[body.object ?? ""];
  const described = description.schemas[body.object ?? ""]?.properties ?? {};
  if (!newest) return [];
  return Object.keys(body)
    .filter((field) => !(field in newest) && !(field in described))
    .map((field) => `${body.object}.${field} is not Stripe's`);
}

function said({ errors }: ValidateFunction): string[] {
  return (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** `line_items[0][price_data][currency]=cny` → `{ line_items: [{ price_data: { currency: "cny" } }] }` */
function nested(form: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let place = root;
    path.forEach((step, n) => {
      if (n === path.length - 1) place[step] = value;
      else place = (place[step] ??= /^\d+$/.test(path[n + 1]!) ? [] : {}) as Record<string, unknown>;
    });
  }
  return root;
}
