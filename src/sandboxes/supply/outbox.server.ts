import { randomUUID } from "node:crypto";
import type pg from "pg";
import { adminProtocol, es2plusPath } from "../../adapters/supply/es2plus/wire.ts";
import { signedHeaders, type ResellerKeys } from "../../adapters/supply/reseller/signature.server.ts";
import { dayMs } from "../../kernel/duration.ts";

/** What the sandbox needs of a log; pino's fits. Never given a body: activation codes stay out. */
export type SupplierLog = { info(fields: object, message: string): void; error(fields: object, message: string): void };

type OutboxTarget = { shopOrigin: string; keys: ResellerKeys; notificationSecret: string };
/** `run` sends all that is due, now, and resolves when it is done; it also runs by itself. It never rejects. */
export type Outbox = { run(): Promise<void>; stop(): Promise<void> };

type Notification = {
  event_id: string;
  protocol: "reseller" | "es2plus" | "usage";
  body: object;
  created_at: Date;
  attempts: number;
};

const mostAtOnce = 20;
const patienceMs = 10_000;
/** A process that dies while it sends leaves the notification to others after this time. */
const leaseMs = 30_000;
const giveUpAfterMs = dayMs;
const lookEveryMs = 500;

export function startOutbox(database: pg.Pool, target: OutboxTarget, now: () => Date, log: SupplierLog): Outbox {
  const stopping = new AbortController();
  let turn: Promise<void> = Promise.resolve();
  const run = () => (turn = turn.then(round));
  const timer = setInterval(() => void run(), lookEveryMs);
  timer.unref();
  return {
    run,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await turn;
    },
  };

  async function round(): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await sendDue()) > 0);
    } catch (error) {
      log.error({ err: error }, "sandbox supplier: telling the shop failed, trying again");
    }
  }

  async function sendDue(): Promise<number> {
    const at = now();
    const { rows } = await database.query<Notification>(
      `update sandbox_supplier.notifications set attempts = attempts + 1, next_attempt_at = $2
       where event_id in (
         select event_id from sandbox_supplier.notifications where next_attempt_at <= $1 order by next_attempt_at
           limit $3 for update skip locked)
       returning *`,
      [at, new Date(at.getTime() + leaseMs), mostAtOnce],
    );
    await Promise.all(rows.map(async (due) => remember(due, await sent(due))));
    return rows.length;
  }

  async function sent({ protocol, body }: Notification): Promise<{ accepted: boolean; answer: string }> {
    const text = JSON.stringify(body);
    try {
      const response = await fetch(`${target.shopOrigin}${pathOf[protocol]}`, {
        method: "POST",
        body: text,
        headers: { "content-type": "application/json", ...proof(protocol, text) },
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
      });
      await response.body?.cancel();
      return { accepted: response.ok, answer: `HTTP ${response.status}` };
    } catch (error) {
      return { accepted: false, answer: (error as Error).name };
    }
  }

  function proof(protocol: Notification["protocol"], text: string): Record<string, string> {
    if (protocol === "reseller") return signedHeaders(target.keys, text, { at: now(), requestId: randomUUID() });
    return { authorization: `Bearer ${target.notificationSecret}`, "x-admin-protocol": adminProtocol };
  }

  async function remember(
    { event_id, attempts, created_at }: Notification,
    { accepted, answer }: { accepted: boolean; answer: string },
  ): Promise<void> {
    const at = now();
    const next =
      accepted || at.getTime() - created_at.getTime() > giveUpAfterMs
        ? null
        : new Date(at.getTime() + Math.min(1000 * 2 ** Math.min(attempts - 1, 10), 600_000));
    await database.query(
      "update sandbox_supplier.notifications set answered_at = $2, last_answer = $3, next_attempt_at = $4 where event_id = $1",
      [event_id, accepted ? at : null, answer, next],
    );
  }
}

const pathOf = {
  reseller: "/webhooks/supply/reseller",
  es2plus: `${es2plusPath}handleDownloadProgressInfo`,
  usage: "/webhooks/supply/usage",
} as const;
