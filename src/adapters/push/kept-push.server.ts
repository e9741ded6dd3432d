import type pg from "pg";
import { isPushSubscription } from "./is-push-subscription.ts";
import { PushUnavailable, type PushMessage, type PushSender } from "./push-sender.ts";

export type KeptPush = { id: string; keptAt: Date; pushService: string; message: PushMessage };
type Seal = { seal(text: string): Buffer; open(sealed: Buffer): string };

/**
 * The default of a demo: push messages are kept, sealed, and can be read under /outbox. At an endpoint that ends in /gone nobody
 * listens any more, one that ends in /unavailable does not answer.
 */
export function keptPush({ pool, vault, clock, publicKey }: { pool: pg.Pool; vault: Seal; clock: () => Date; publicKey: string }): PushSender {
  return {
    name: "sandbox",
    publicKey,
    async sendPush({ subscription, message, ttlSeconds, urgency }) {
      if (!isPushSubscription(subscription) || subscription.endpoint.endsWith("/gone")) return "gone";
      if (subscription.endpoint.endsWith("/unavailable")) throw new PushUnavailable("the sandbox is told to be down for this endpoint");
      await pool.query("insert into kept_pushes (kept_at, push_service, sealed) values ($1, $2, $3)", [
        clock(),
        new URL(subscription.endpoint).host,
        vault.seal(JSON.stringify({ subscription, message, ttlSeconds, urgency })),
      ]);
      return "sent";
    },
  };
}

/** The newest hundred, newest first. */
export async function keptPushes(pool: pg.Pool, vault: Seal): Promise<KeptPush[]> {
  const { rows } = await pool.query("select id, kept_at, push_service, sealed from kept_pushes order by kept_at desc, id limit 100");
  return rows.map((row) => ({ id: row.id, keptAt: row.kept_at, pushService: row.push_service, message: JSON.parse(vault.open(row.sealed)).message }));
}
