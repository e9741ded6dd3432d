import { deflateRawSync, inflateRawSync } from "node:zlib";
import type pg from "pg";
import type { Letter, Mailer } from "./mailer.ts";

export type KeptLetter = { id: string; keptAt: Date; to: string; subject: string };
type Seal = { seal(text: string): Buffer; open(sealed: Buffer): string };

/** The default of a new shop: e-mails are stored, sealed, and can be opened in the browser under /outbox. */
export function keptMailer(pool: pg.Pool, vault: Seal, clock: () => Date): Mailer {
  return {
    name: "kept",
    async send(letter) {
      await pool.query({
        name: "a letter is kept",
        text: "insert into kept_mails (id, kept_at, recipient, subject, sealed) values ($1, $2, $3, $4, $5) on conflict (id) do nothing",
        values: [letter.id, clock(), letter.to, letter.subject, vault.seal(packed(JSON.stringify(onPaper(letter))))],
      });
    },
  };
}

export async function keptLetters(pool: pg.Pool): Promise<KeptLetter[]> {
  const { rows } = await pool.query(
    "select id, kept_at, recipient, subject from kept_mails order by kept_at desc, id limit 100",
  );
  return rows.map((row) => ({ id: row.id, keptAt: row.kept_at, to: row.recipient, subject: row.subject }));
}

/** The e-mail as a browser can show it: pictures become data: URLs. */
export async function keptLetter(
  pool: pg.Pool,
  vault: Seal,
  id: string,
): Promise<{ html: string; text: string } | undefined> {
  const { rows } = await pool.query("select sealed from kept_mails where id = $1", [id]);
  return rows[0] && JSON.parse(unpacked(vault.open(rows[0].sealed)));
}

/**
 * Before it is sealed, for sealed bytes do not compress: unpacked, an e-mail of 32 kB was half of all that a purchase
 * wrote to the disk.
 */
function packed(letter: string): string {
  return deflateRawSync(letter, { level: 1 }).toString("base64");
}

/** Those of an earlier version were kept as JSON. */
function unpacked(kept: string): string {
  return kept.startsWith("{") ? kept : inflateRawSync(Buffer.from(kept, "base64")).toString();
}

function onPaper({ html, text, pictures }: Letter) {
  const shown = pictures.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString("base64")}`),
    html,
  );
  return { html: shown, text };
}
