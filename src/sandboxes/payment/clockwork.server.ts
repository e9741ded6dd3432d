import type pg from "pg";
import { hourMs } from "../../kernel/duration.ts";
import { deleteOldRecords } from "./delete-old-records.server.ts";
import { payOut } from "./payout-store.server.ts";
import { letTimePass, nextDue } from "./time-passes.server.ts";
import { deliverWebhooks, type WebhookTarget } from "./webhook-outbox.server.ts";

/** What the gateway needs of a log; pino's fits. Never given a body or a form: card numbers stay out. */
export type GatewayLog = {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type Clockwork = {
  /**
   * Does all that is due, now, and resolves when it is done. Never rejects: what went wrong is logged and tried again.
   */
  run(): Promise<void>;
  stop(): Promise<void>;
};

/** Other processes write too, and clocks are set: however far away the next known thing is, look after this time. */
const longestSleepMs = 5_000;
/** What is due at once may be another process's to do. */
const shortestSleepMs = 50;

type Parts = { database: pg.Pool; target: WebhookTarget; now: () => Date; log: GatewayLog };

/** Runs by itself from now on: settles, expires and delivers when it is time, in whichever process comes first. */
export function startClockwork({ database, target, now, log }: Parts): Clockwork {
  let turn: Promise<void> = Promise.resolve();
  let queued = false;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let hourlyAt = 0;

  async function round() {
    let sleep = longestSleepMs;
    try {
      await letTimePass(database, now());
      await deliverWebhooks(database, target, now, stopping.signal);
      await doHourly();
      const due = await nextDue(database);
      if (due) sleep = Math.min(Math.max(due.getTime() - now().getTime(), shortestSleepMs), longestSleepMs);
    } catch (error) {
      log.error({ err: error }, "sandbox gateway: settling or delivering failed, trying again");
    }
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), sleep);
    timer.unref();
  }

  async function doHourly() {
    if (now().getTime() < hourlyAt) return;
    hourlyAt = now().getTime() + hourMs;
    await payOut(database, now());
    await deleteOldRecords(database, now());
  }

  function run(): Promise<void> {
    if (queued || stopping.signal.aborted) return turn;
    queued = true;
    turn = turn.then(() => {
      queued = false;
      return round();
    });
    return turn;
  }

  void run();
  return {
    run,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await turn;
    },
  };
}
