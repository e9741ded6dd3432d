import type { IncomingMessage, ServerResponse } from "node:http";
import type { Stripe } from "stripe";
import { listening, type TestClock } from "../payment-gateway-world.suite.ts";

type Session = ReturnType<typeof newSession>;
type Intent = ReturnType<typeof newIntent>;
type Answer = { status: number; body: object };

export const stripeKey = "sk_test_suite";

/** Stands in for api.stripe.com as far as the adapter calls it. Its objects are checked against the SDK's own types. */
export async function fakeStripe(clock: TestClock) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Partial<Stripe.Refund> & { id: string; amount: number }>();
  const answered = new Map<string, { sent: string; answer: Answer }>();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  let made = 0;

  const calls: [RegExp, (form: URLSearchParams, id: string) => Answer][] = [
    [/^POST \/v1\/checkout\/sessions$/, createSession],
    [/^GET \/v1\/checkout\/sessions$/, () => ok({ object: "list", has_more: false, url: "/v1/checkout/sessions", data: [...sessions.values()].toReversed() })],
    [/^GET \/v1\/checkout\/sessions\/([^/]+)$/, showSession],
    [/^POST \/v1\/refunds$/, createRefund],
    [/^GET \/v1\/refunds\/([^/]+)$/, (_form, id) => found(refunds.get(id))],
  ];

  const server = await listening((request, response) => void answer(request, response));
  return { ...server, sessions, intents, refunds, intentOf };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sent = (await request.toArray()).join("");
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const { status, body } = once(request, sent, () => dispatch(`${request.method} ${path}`, sent || query, request));
    response.writeHead(status, { "content-type": "application/json", "request-id": `req_${++made}` }).end(JSON.stringify(body));
  }

  /** docs.stripe.com/api/idempotent_requests: the first answer again, and an error when the request is another one. */
  function once(request: IncomingMessage, sent: string, run: () => Answer): Answer {
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return run();
    const earlier = answered.get(key);
    if (earlier && earlier.sent !== sent) return wrong(400, "idempotency_error", "Keys can only be used with the same parameters.");
    const answer = earlier?.answer ?? run();
    answered.set(key, { sent, answer });
    return answer;
  }

  function dispatch(call: string, form: string, { headers }: IncomingMessage): Answer {
    if (headers.authorization !== `Bearer ${stripeKey}`) return wrong(401, "invalid_request_error", "Invalid API Key provided.");
    for (const [shape, run] of calls) {
      const match = shape.exec(call);
      if (match) return run(new URLSearchParams(form), match[1] ?? "");
    }
    return wrong(404, "invalid_request_error", `Unrecognized request URL (${call}).`);
  }

  function createSession(form: URLSearchParams): Answer {
    const expiresIn = Number(form.get("expires_at")) - seconds();
    if (form.has("payment_method_types[0]")) return wrong(400, "invalid_request_error", "payment_method_types is no longer supported");
    if (expiresIn < 30 * 60 || expiresIn > 24 * 3600) return wrong(400, "invalid_request_error", "expires_at must be 30 minutes to 24 hours away");
    const session = newSession(`cs_test_${++made}`, form, seconds());
    sessions.set(session.id, session);
    return ok(session);
  }

  function showSession(form: URLSearchParams, id: string): Answer {
    const session = sessions.get(id);
    const expanded = form.get("expand[0]") === "payment_intent" && session?.payment_intent;
    return found(session && (expanded ? { ...session, payment_intent: intents.get(expanded) } : session));
  }

  function createRefund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get("payment_intent") ?? "");
    const amount = Number(form.get("amount"));
    const given = [...refunds.values()].filter((refund) => refund.payment_intent === intent?.id).reduce((sum, refund) => sum + refund.amount, 0);
    if (!intent) return wrong(404, "invalid_request_error", "No such payment_intent", "resource_missing");
    if (given + amount > intent.amount_received) return wrong(400, "invalid_request_error", "Refund amount is greater than unrefunded amount on charge");
    const refund = {
      id: `re_${++made}`, object: "refund", amount, currency: intent.currency, payment_intent: intent.id,
      status: intent.metadata.slow_refunds ? "pending" : "succeeded", created: seconds(),
    } satisfies Partial<Stripe.Refund>;
    refunds.set(refund.id, refund);
    return ok(refund);
  }

  /** Checkout makes its PaymentIntent when the shopper first tries to pay. */
  function intentOf(session: Session): Intent {
    const earlier = intents.get(session.payment_intent ?? "");
    const intent = earlier ?? newIntent(`pi_${++made}`, session);
    intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }
}

function newSession(id: string, form: URLSearchParams, created: number) {
  const allowed = form.get("allowed_payment_method_types[0]") ?? "";
  return {
    id, object: "checkout.session", created, livemode: false, mode: "payment",
    url: `https://checkout.stripe.test/c/pay/${id}`,
    client_reference_id: form.get("client_reference_id"),
    status: "open" as "open" | "complete" | "expired",
    payment_status: "unpaid" as "unpaid" | "paid",
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: form.get("line_items[0][price_data][currency]"),
    expires_at: Number(form.get("expires_at")),
    // an account that has not activated a method is not offered it, without an error
    payment_method_types: form.get("line_items[0][price_data][currency]") === "usd" && allowed !== "card" ? [] : [allowed],
    payment_intent: null as string | null,
    sent: Object.fromEntries(form),
  } satisfies Partial<Stripe.Checkout.Session> & { sent: object };
}

function newIntent(id: string, { amount_total, currency }: Session) {
  return {
    id, object: "payment_intent", amount: amount_total, amount_received: 0, currency: currency ?? "",
    status: "requires_payment_method" as Stripe.PaymentIntent.Status,
    last_payment_error: null as Stripe.PaymentIntent["last_payment_error"],
    metadata: {} as Record<string, string>,
  } satisfies Partial<Stripe.PaymentIntent>;
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function found(body: object | undefined): Answer {
  return body ? ok(body) : wrong(404, "invalid_request_error", "No such object", "resource_missing");
}

function wrong(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } };
}
