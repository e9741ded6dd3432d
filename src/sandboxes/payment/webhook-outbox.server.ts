import type pg from "pg";
import { dayMs, hourMs } from "../../kernel/duration.ts";
import { signatureHeader, signWebhook } from "./webhook-signature.server.ts";

export type WebhookTarget = { url: string; secret: string };

type Webhook = {
  event_id: string;
  type: string;
  kind: "payment" | "refund" | "card";
  subject: object;
  created_at: Date;
  attempts: number;
};

const mostAtOnce = 20;
const patienceMs = 10_000;
/** A process that dies while it delivers leaves the event to others after this time. */
const leaseMs = 30_000;
const giveUpAfterMs = 3 * dayMs;

/** Delivers what is due, each once; what is not answered 2xx is left for later. Answers how many were tried. */
export async function deliverWebhooks(
  database: pg.Pool,
  target: WebhookTarget,
  now: () => Date,
  stop: AbortSignal,
): Promise<number> {
  const due = await claim(database, now());
  await Promise.all(
    due.map(async (webhook) => remember(database, webhook, await post(webhook, target, now(), stop), now())),
  );
  return due.length;
}

async function claim(database: pg.Pool, now: Date): Promise<Webhook[]> {
  const { rows } = await database.query<Webhook>(
    `update sandbox_gateway.webhooks set attempts = attempts + 1, next_attempt_at = $2
     where event_id in (
       select event_id from sandbox_gateway.webhooks where next_attempt_at <= $1
       order by next_attempt_at limit $3 for update skip locked)
     returning *`,
    [now, new Date(now.getTime() + leaseMs), mostAtOnce],
  );
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

async function remember(database: pg.Pool, webhook: Webhook, outcome: Outcome, now: Date) {
  const given = outcome.accepted ? now : null;
  const next = outcome.accepted ? null : nextAttempt(webhook, now);
  await database.query(
    `update sandbox_gateway.webhooks set answered_at = coalesce(answered_at, $2), last_answer = $3,
       next_attempt_at = case when answered_at is null then $4::timestamptz end
     where event_id = $1`,
    [webhook.event_id, given, outcome.answer, next],
  );
}

/** After 1, 2, 4 … seconds, at most an hour apart, for three days. */
export function nextAttempt({ attempts, created_at }: { attempts: number; created_at: Date }, now: Date): Date | null {
  if (now.getTime() - created_at.getTime() > giveUpAfterMs) return null;
  const pause = Math.min(1000 * 2 ** Math.min(attempts - 1, 12), hourMs);
  return new Date(now.getTime() + pause);
}
