import type pg from "pg";
import { dayMs, hourMs } from "../../kernel/duration.ts";
import { signatureHeader, signWebhook } from "./webhook-signature.server.ts";

export type WebhookTarget = { url: string; secret: string };

type Webhook = {
  event_id: string;
  type: string;
  kind: "payment" | "refund" | "card" | "dispute";
  subject: object;
  created_at: Date;
  attempts: number;
};

const mostAtOnce = 20;
const patienceMs = 10_000;
/** A process that dies while it delivers leaves the event to others after this time. */
const leaseMs = 30_000;
const giveUpAfterMs = 3 * dayMs;

/** Delivers what is due, until nothing is, each once; what is not answered 2xx is left for later. */
export async function deliverWebhooks(
  database: pg.Pool,
  target: WebhookTarget,
  now: () => Date,
  stop: AbortSignal,
): Promise<void> {
  let sent: Sent[] = [];
  do {
    const due = await rememberAndClaim(database, sent, now(), stop.aborted ? 0 : mostAtOnce);
    sent = await Promise.all(
      due.map(async (webhook) => ({ webhook, outcome: await post(webhook, target, now(), stop) })),
    );
  } while (sent.length > 0);
}

type Sent = { webhook: Webhook; outcome: Outcome };

/** What became of the last ones, and the next ones, in one statement. */
async function rememberAndClaim(database: pg.Pool, sent: readonly Sent[], now: Date, most: number): Promise<Webhook[]> {
  const outcomes = sent.map(({ webhook, outcome: { accepted, answer } }) => ({
    event_id: webhook.event_id,
    answer,
    answered_at: accepted ? now : null,
    next: accepted ? null : nextAttempt(webhook, now),
  }));
  const { rows } = await database.query<Webhook>({
    name: "webhooks that were sent, and those that are due",
    text: `with sent as materialized (
       select * from jsonb_to_recordset($4) as sent (event_id text, answer text, answered_at timestamptz, next timestamptz)
     ), remembered as (
       update sandbox_gateway.webhooks webhook set answered_at = coalesce(webhook.answered_at, sent.answered_at),
         last_answer = sent.answer, next_attempt_at = case when webhook.answered_at is null then sent.next end
       from sent where webhook.event_id = any (array(select event_id from sent)) and webhook.event_id = sent.event_id
     )
     update sandbox_gateway.webhooks set attempts = attempts + 1, next_attempt_at = $2
     where event_id in (
       select event_id from sandbox_gateway.webhooks
       where next_attempt_at <= $1 and event_id <> all (array(select event_id from sent))
       order by next_attempt_at limit $3 for update skip locked)
     returning event_id, type, kind, subject, created_at, attempts`,
    values: [now, new Date(now.getTime() + leaseMs), most, JSON.stringify(outcomes)],
  });
  return rows;
}

type Outcome = { accepted: boolean; answer: string };

async function post(webhook: Webhook, { url, secret }: WebhookTarget, now: Date, stop: AbortSignal): Promise<Outcome> {
  const { event_id: id, type, kind, subject, created_at } = webhook;
  const body = JSON.stringify({ id, type, created: Math.floor(created_at.getTime() / 1000), [kind]: subject });
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", [signatureHeader]: signWebhook(secret, body, now) },
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]),
    });
    await response.body?.cancel();
    return { accepted: response.ok, answer: `HTTP ${response.status}` };
  } catch (error) {
    return { accepted: false, answer: (error as Error).name };
  }
}

/** After 1, 2, 4 … seconds, at most an hour apart, for three days. */
export function nextAttempt({ attempts, created_at }: { attempts: number; created_at: Date }, now: Date): Date | null {
  if (now.getTime() - created_at.getTime() > giveUpAfterMs) return null;
  const pause = Math.min(1000 * 2 ** Math.min(attempts - 1, 12), hourMs);
  return new Date(now.getTime() + pause);
}
