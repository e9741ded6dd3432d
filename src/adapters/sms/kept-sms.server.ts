import type pg from "pg";
import { SmsRefused, SmsUnavailable, type SmsSender, type SmsText } from "./sms-sender.ts";

export type KeptText = { key: string; keptAt: Date; to: string; text: string };
type Seal = { seal(text: string): Buffer; open(sealed: Buffer): string };

/**
 * The default of a new shop: text messages are stored, sealed, and can be read under /outbox. A number that ends in
 * 0404 cannot get any, one that ends in 0503 is temporarily unreachable.
 */
export function keptSms({
  pool,
  vault,
  clock,
  inWords,
}: {
  pool: pg.Pool;
  vault: Seal;
  clock: () => Date;
  inWords: (text: SmsText) => string;
}): SmsSender {
  return {
    name: "sandbox",
    async sendSms(text) {
      if (text.to.endsWith("0503")) throw new SmsUnavailable("the sandbox is told to be down for this number");
      if (text.to.endsWith("0404")) throw new SmsRefused("the sandbox is told to refuse this number");
      await pool.query(
        "insert into kept_texts (key, kept_at, recipient, sealed) values ($1, $2, $3, $4) on conflict (key) do nothing",
        [text.key, clock(), text.to, vault.seal(inWords(text))],
      );
    },
  };
}

/** The newest hundred, newest first. */
export async function keptTexts(pool: pg.Pool, vault: Seal): Promise<KeptText[]> {
  const { rows } = await pool.query(
    "select key, kept_at, recipient, sealed from kept_texts order by kept_at desc, key limit 100",
  );
  return rows.map((row) => ({ key: row.key, keptAt: row.kept_at, to: row.recipient, text: vault.open(row.sealed) }));
}
