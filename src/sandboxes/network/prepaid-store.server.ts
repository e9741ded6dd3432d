import type pg from "pg";
import type { JournalLine } from "../../adapters/network/prepaid-network.ts";
import type { PrepaidTariff } from "../../kernel/prepaid-tariff.ts";
import { wholeSecond } from "./network-clock.ts";
import type { LivingSim } from "./passing-time.ts";
import { megabyte } from "./plan-store.server.ts";
import { passPrepaid, type Lived, type PrepaidLife } from "./prepaid-life.ts";
import { stateByDigits } from "./sim-states.server.ts";

type Card = {
  iccid: string;
  tariff: PrepaidTariff;
  credited: number;
  lapsed: number;
  usedBytes: number;
  validUntil: Date | null;
  settledAt: Date;
  country: string | null;
  mbPerHour: number;
  state: string;
};
/** A card counted up to `at`; a transaction that holds it holds its lock. */
export type SettledPrepaid = { iccid: string; life: PrepaidLife; state: string; country: string | null; at: number };
export type KnownPrepaid = SettledPrepaid & { mbPerHour: number };

/** By the digit after the issuer's: …1 is a Gogo China card, …2 an enterprise's, and no other is prepaid. */
function tariffOf(iccid: string): PrepaidTariff | undefined {
  const tariffs: Record<string, PrepaidTariff> = { 1: "gogochina_001", 2: "enterprise_001" };
  return tariffs[iccid.charAt(7)];
}

/** Brings a prepaid card to `now` behind its lock; undefined for any other SIM, and one that the network does not know. */
export async function settledPrepaid(tx: pg.PoolClient, iccid: string, now: number): Promise<KnownPrepaid | undefined> {
  const card = await lockedCard(tx, iccid, now);
  if (!card || card.state === "unknown") return undefined;
  const sim: LivingSim = {
    country: card.state === "active" ? card.country : null,
    speed: Math.round((card.mbPerHour * megabyte) / 3600),
  };
  const from = wholeSecond(card.settledAt.getTime());
  const at = Math.max(from, now);
  const { tariff, credited, lapsed, usedBytes } = card;
  const before = { tariff, credited, lapsed, usedBytes, validUntil: card.validUntil?.getTime() ?? null };
  const { life, lived } = passPrepaid(before, sim, from, at);
  const { country, state } = card;
  const settled = { iccid, life, state, country, mbPerHour: card.mbPerHour, at };
  await saveLife(tx, settled);
  await writeJournal(tx, settled, lived);
  return settled;
}

async function lockedCard(tx: pg.PoolClient, iccid: string, now: number): Promise<Card | undefined> {
  const tariff = tariffOf(iccid);
  if (tariff === undefined) return undefined;
  await tx.query(
    "insert into sandbox_network.prepaid_cards (iccid, tariff, settled_at) values ($1, $2, $3) on conflict do nothing",
    [iccid, tariff, new Date(now)],
  );
  const { rows } = await tx.query<Omit<Card, "state"> & { state: string | null }>(
    `select iccid, tariff, credited::float8 as credited, lapsed::float8 as lapsed, used_bytes::float8 as "usedBytes",
       valid_until as "validUntil", card.settled_at as "settledAt", country, coalesce(mb_per_hour, 0) as "mbPerHour",
       (select state from sandbox_network.sims where sims.iccid = card.iccid) as state
     from sandbox_network.prepaid_cards card left join sandbox_network.lives using (iccid) where iccid = $1
     for update of card`,
    [iccid],
  );
  const [card] = rows;
  return { ...card!, state: card!.state ?? stateByDigits(iccid) };
}

export async function saveLife(tx: pg.PoolClient, { iccid, life, at }: SettledPrepaid): Promise<void> {
  const { credited, lapsed, usedBytes, validUntil } = life;
  await tx.query(
    `update sandbox_network.prepaid_cards set credited = $2, lapsed = $3, used_bytes = $4, valid_until = $5, settled_at = $6
     where iccid = $1`,
    [iccid, credited, lapsed, usedBytes, validUntil === null ? null : new Date(validUntil), new Date(at)],
  );
}

/** Lines become visible in the order of their ids: whoever reads on after one misses none before it. */
export async function writeJournal(
  tx: pg.PoolClient,
  { iccid, life, country }: SettledPrepaid,
  lived: readonly Lived[],
): Promise<void> {
  if (lived.length === 0) return;
  await tx.query("select pg_advisory_xact_lock(hashtext('sandbox_network.prepaid_journal'))");
  for (const line of lived) {
    const [bytes, amount] = "bytes" in line ? [line.bytes, null] : [null, line.lapsed];
    await tx.query(
      `with next as (update sandbox_network.prepaid_cards set sequence = sequence + 1 where iccid = $1 returning sequence)
       insert into sandbox_network.prepaid_journal (iccid, tariff, sequence, at, kind, country, carrier, bytes, amount)
       select $1, $2, sequence, $3, $4, $5, $6, $7, $8 from next`,
      [
        iccid,
        life.tariff,
        new Date(line.at),
        bytes === null ? "lapse" : "use",
        bytes === null ? null : country,
        bytes === null ? null : `Sandbox ${country}`,
        bytes,
        amount,
      ],
    );
  }
}

type JournalRow = {
  id: string;
  iccid: string;
  tariff: PrepaidTariff;
  sequence: number;
  at: Date;
  kind: "use" | "lapse";
  country: string;
  carrier: string;
  bytes: number;
  amount: number;
};

export async function journalAfter(
  pool: pg.Pool,
  after: string | null,
  most: number,
): Promise<{ lines: JournalLine[]; next: string | null }> {
  const { rows } = await pool.query<JournalRow>(
    `select id, iccid, tariff, sequence, at, kind, country, carrier, bytes::float8 as bytes, amount
     from sandbox_network.prepaid_journal where id > $1 order by id limit $2`,
    [after ?? "0", most],
  );
  const lines = rows.map(({ iccid, tariff, sequence, at, kind, country, carrier, bytes, amount }): JournalLine => {
    const line = { iccid, tariff, sequence, at };
    return kind === "use" ? { ...line, kind, country, carrier, bytes } : { ...line, kind, amount };
  });
  return { lines, next: rows.at(-1)?.id ?? after };
}

/** Every card that somebody has asked for is brought up to now first, so that the journal has what it used meanwhile. */
export async function prepaidToSettle(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ iccid: string }>(
    `select iccid from sandbox_network.prepaid_cards left join sandbox_network.lives using (iccid)
     where valid_until is not null and (mb_per_hour > 0 or credited > lapsed) order by iccid`,
  );
  return rows.map(({ iccid }) => iccid);
}

/** Those that were topped up last. */
export async function latestPrepaid(tx: pg.PoolClient, most: number): Promise<string[]> {
  const { rows } = await tx.query<{ iccid: string }>(
    "select iccid from sandbox_network.prepaid_cards where valid_until is not null order by valid_until desc, iccid limit $1",
    [most],
  );
  return rows.map(({ iccid }) => iccid);
}
