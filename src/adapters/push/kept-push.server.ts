import type pg from "pg";
import { canReceive } from "./can-receive.server.ts";
import { pushPayload } from "./push-payload.ts";
import { PushUnavailable, type PushSender, type PushWish } from "./push-sender.ts";

export type KeptPush = { id: string; keptAt: Date; pushService: string } & Omit<PushWish, "subscription">;
type Seal = { seal(text: string): Buffer; open(sealed: Buffer): string };

/**
 * The default of a demo: push messages are stored, sealed, and can be read under /outbox. An endpoint that ends in
 * /gone has unsubscribed, one that ends in /unavailable does not respond.
 */
export function keptPush({
  pool,
  vault,
  clock,
  publicKey,
}: {
  pool: pg.Pool;
  vault: Seal;
  clock: () => Date;
  publicKey: string;
}): PushSender {
  return {
    name: "sandbox",
    publicKey,
    async sendPush({ subscription, message, ttlSeconds, urgency }) {
      pushPayload(message);
      if (!canReceive(subscription) || subscription.endpoint.endsWith("/gone")) return "gone";
      if (subscription.endpoint.endsWith("/unavailable"))
        throw new PushUnavailable("the sandbox is told to be down for this endpoint");
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
  const { rows } = await pool.query(
    "select id, kept_at, push_service, sealed from kept_pushes order by kept_at desc, id limit 100",
  );
  return rows.map((row) => {
    const { message, ttlSeconds, urgency } = JSON.parse(vault.open(row.sealed)) as PushWish;
    return { id: row.id, keptAt: row.kept_at, pushService: row.push_service, message, ttlSeconds, urgency };
  });
}
