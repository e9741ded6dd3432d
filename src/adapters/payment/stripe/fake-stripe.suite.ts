import type { IncomingMessage, ServerResponse } from "node:http";
import type { Stripe } from "stripe";
import { listening, type TestClock } from "../payment-gateway-world.suite.ts";
import { example, wrongInAnswer, wrongInRequest, type Intent, type Refund, type Session } from "./described.suite.ts";
import { cardsAtStripe, type Answer, type Tell } from "./fake-stripe-cards.suite.ts";
import { disputesAtStripe } from "./fake-stripe-disputes.suite.ts";
import { newCharge, newFee, newIntent, newRefund, newSession, takenFor } from "./fake-stripe-objects.suite.ts";
import { payoutsAtStripe } from "./fake-stripe-payouts.suite.ts";

/** docs.stripe.com/api/idempotent_requests: keys may be forgotten after a day. */
const keyKeptSeconds = 24 * 3600;

export const stripeKey = "sk_test_suite";

/**
 * Stands in for api.stripe.com as far as the adapter calls it. Its objects are Stripe's own published examples with our
 * figures; every request that comes and every answer that goes is held against Stripe's published description, and what
 * does not fit is noted in `wrong`.
 */
export async function fakeStripe(clock: TestClock, tell: Tell) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  /** Whatever has an id, for `expand`. */
  const all = new Map<string, object>();
  const answered = new Map<string, { sent: string; answer: Answer; at: number }>();
  /** Intents whose refunds take their time. */
  const slowRefunds = new Set<string>();
  const asked = new Map<string, Record<string, string>>();
  const wrong: string[] = [];
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  let made = 0;
  const newId = (kind: string) => `${kind}_${++made}`;
  const cards = cardsAtStripe({
    asked,
    sessions,
    intents,
    all,
    seconds,
    newId,
    kept,
    page,
    succeeds,
    ok,
    found,
    no,
    tell,
  });

  const payouts = payoutsAtStripe({ seconds, newId, page });
  const disputes = disputesAtStripe({ seconds, newId, page, found, moves: payouts.moves, tell });

  const calls: [string, (form: URLSearchParams, id: string) => Answer][] = [
    ["POST /v1/checkout/sessions", createSession],
    ["GET /v1/checkout/sessions", (form) => page("/v1/checkout/sessions", [...sessions.values()], form)],
    ["GET /v1/checkout/sessions/{session}", (_form, id) => found(sessions.get(id))],
    ["POST /v1/checkout/sessions/{session}/expire", (_form, id) => expireSession(sessions.get(id))],
    ["POST /v1/refunds", createRefund],
    ["GET /v1/refunds", (form) => page("/v1/refunds", [...refunds.values()], form)],
    ["GET /v1/refunds/{refund}", (_form, id) => found(refunds.get(id))],
    ...cards.calls,
    ...payouts.calls,
    ...disputes.calls,
  ];

  const server = await listening((request, response) => void answer(request, response));
  return {
    ...server,
    sessions,
    intents,
    refunds,
    asked,
    wrong,
    slowRefunds,
    intentOf,
    pays,
    succeeds,
    givesCard: cards.isGiven,
    paysOut: payouts.paysOut,
    disputeBegins: disputes.begins,
    disputeEnds: disputes.ends,
    /** Something that comes to the account, or leaves it. */
    moves: (change: Partial<Stripe.BalanceTransaction>) =>
      payouts.moves({ ...example("balance_transaction"), id: newId("txn"), created: seconds(), ...change }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sent = (await request.toArray()).join("");
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const { status, body } = once(request, sent, () => dispatch(`${request.method} ${path}`, sent || query, request));
    response
      .writeHead(status, { "content-type": "application/json", "request-id": `req_${++made}` })
      .end(JSON.stringify(body));
  }

  /** docs.stripe.com/api/idempotent_requests: the first answer again, and an error when the request is another one. */
  function once(request: IncomingMessage, sent: string, run: () => Answer): Answer {
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return run();
    const noted = answered.get(key);
    const earlier = noted && seconds() - noted.at < keyKeptSeconds ? noted : undefined;
    if (earlier && earlier.sent !== sent)
      return no(400, "idempotency_error", "Keys can only be used with the same parameters.");
    const answer = earlier?.answer ?? run();
    // as it was at that moment, whatever becomes of the object
    answered.set(key, { sent, answer: earlier?.answer ?? structuredClone(answer), at: earlier?.at ?? seconds() });
    return answer;
  }

  function dispatch(call: string, sent: string, { headers }: IncomingMessage): Answer {
    if (headers.authorization !== `Bearer ${stripeKey}`)
      return no(401, "invalid_request_error", "Invalid API Key provided.");
    for (const [described, run] of calls) {
      const match = new RegExp(`^${described.replace(/\{\w+\}/, "([^/]+)")}$`).exec(call);
      if (!match) continue;
      const form = new URLSearchParams(sent);
      wrong.push(...wrongInRequest(described, form));
      const { status, body } = run(form, match[1] ?? "");
      const answer = { status, body: expanded(body, form) };
      wrong.push(...wrongInAnswer(described, answer.body));
      return answer;
    }
    return no(404, "invalid_request_error", `Unrecognized request URL (${call}).`);
  }

  function createSession(form: URLSearchParams): Answer {
    const expiresIn = Number(form.get("expires_at")) - seconds();
    if (form.has("payment_method_types[0]"))
      return no(400, "invalid_request_error", "payment_method_types is no longer supported");
    if (expiresIn < 30 * 60 || expiresIn > 24 * 3600)
      return no(400, "invalid_request_error", "expires_at must be 30 minutes to 24 hours away");
    const session =
      form.get("mode") === "setup"
        ? cards.createSession(form)
        : kept(sessions, newSession(newId("cs_test"), form, seconds()));
    asked.set(session.id, Object.fromEntries(form));
    return ok(session);
  }

  function expireSession(session: Session | undefined): Answer {
    if (session?.status === "open") session.status = "expired";
    else if (session)
      return no(400, "invalid_request_error", 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return found(session);
  }

  function createRefund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get("payment_intent") ?? "");
    const amount = Number(form.get("amount"));
    const given = [...refunds.values()]
      .filter((refund) => refund.payment_intent === intent?.id)
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!intent) return no(404, "invalid_request_error", "No such payment_intent", "resource_missing");
    if (given + amount > intent.amount_received)
      return no(400, "invalid_request_error", "Refund amount is greater than unrefunded amount on charge");
    if (disputes.hasTaken(intent.id))
      return no(400, "invalid_request_error", "Charge has been charged back.", "charge_disputed");
    const slow = slowRefunds.has(intent.id);
    const refund = kept(refunds, newRefund(`re_${++made}`, intent, amount, form, slow, seconds()));
    payouts.moves(takenFor(newId("txn"), refund));
    return ok(refund);
  }

  /** The newest first, as Stripe's lists are, a hundred at a time. */
  function page(url: string, objects: { id: string; created: number }[], form: URLSearchParams): Answer {
    const [from, to] = [Number(form.get("created[gte]") ?? 0), Number(form.get("created[lt]") ?? Infinity)];
    const matching = objects.filter(({ created }) => created >= from && created < to).toReversed();
    const begin = matching.findIndex(({ id }) => id === form.get("starting_after")) + 1;
    const data = matching.slice(begin, begin + Number(form.get("limit") ?? 10));
    return ok({ object: "list", url, has_more: begin + data.length < matching.length, data } as Answer["body"]);
  }

  /** `expand[]=data.payment_intent.latest_charge`: ids on that path are answered as what they stand for. */
  function expanded(body: object, form: URLSearchParams): object {
    const paths = [...form].filter(([name]) => name.startsWith("expand[")).map(([, path]) => path.split("."));
    return paths.reduce((one, path) => withPath(one, path) as object, structuredClone(body));
  }

  function withPath(value: unknown, [step, ...rest]: string[]): unknown {
    if (typeof value === "string" && all.has(value))
      return withPath(structuredClone(all.get(value)), step === undefined ? [] : [step, ...rest]);
    if (step === undefined || !value || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map((one) => withPath(one, [step, ...rest]));
    return { ...value, [step]: withPath((value as Record<string, unknown>)[step], rest) };
  }

  /** Checkout makes its PaymentIntent when the shopper first tries to pay. */
  function intentOf(session: Session): Intent {
    const earlier = intents.get(session.payment_intent ?? "");
    if (earlier) return earlier;
    const intent = kept(intents, newIntent(`pi_${++made}`, session, seconds()));
    session.payment_intent = intent.id;
    return intent;
  }

  /** The shopper has paid. */
  function pays(session: Session): Session {
    if (session.status === "expired" || session.payment_status === "paid") return session;
    succeeds(intentOf(session));
    Object.assign(session, { status: "complete", payment_status: "paid" });
    return session;
  }

  function succeeds(intent: Intent): void {
    const chargeId = newId("ch");
    const fee = newFee(newId("txn"), chargeId, intent, seconds());
    const charge = newCharge(chargeId, intent, fee.id, seconds());
    payouts.moves(fee);
    all.set(fee.id, fee);
    all.set(charge.id, charge);
    Object.assign(intent, {
      status: "succeeded",
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
    });
  }

  function kept<Of extends { id: string }>(where: Map<string, Of>, one: Of): Of {
    where.set(one.id, one);
    all.set(one.id, one);
    return one;
  }
}

function ok(body: Answer["body"]): Answer {
  return { status: 200, body };
}

function found(body: Answer["body"] | undefined): Answer {
  return body ? ok(body) : no(404, "invalid_request_error", "No such object", "resource_missing");
}

function no(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, ...(code && { code }) } } as Answer["body"] };
}
