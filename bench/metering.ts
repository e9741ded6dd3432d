import { randomUUID } from "node:crypto";
import type { JournalLine } from "../src/adapters/network/prepaid-network.ts";
import { bookLines } from "../src/features/prepaid/metering/book-lines.server.ts";
import { chargeFor } from "../src/kernel/prepaid-tariff.ts";
import { databaseOn, openPool, type Db } from "../src/platform/database/database.server.ts";
import { exactly, told, within, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { interleaved } from "./slices.ts";

const [few, many] = [3_000, 3_000_000];
const cards = 3_000;
const linesAtOnce = 1_000;
const slice = 20;
const cycles = 9;
const small = 1_000_000;
const tariff = "gogochina_001";

const cardNumber = (place: number) => `89852341${String(place).padStart(10, "0")}0`;

/**
 * The network's journal as it is booked: pages of a thousand lines of many cards, each in a transaction that is durable.
 * What one line costs with three million kept against three thousand, in turns; and a million lines against one.
 */
export async function metering(ground: Ground): Promise<Finding[]> {
  const name = `metering_${randomUUID().slice(0, 8)}`;
  const shops = await Promise.all([few, many].map((lines) => aShop(ground, name, lines)));
  const [little, large] = shops as [Kept, Kept];
  const ratio = await interleaved(
    cycles,
    () => large.book(),
    () => little.book(),
  );
  const cent = await toTheCent(little.db);
  await Promise.all(shops.map(({ close }) => close()));
  const perSecond = (1000 / ratio.first).toFixed(0);
  return [
    told(`metering: usage records booked per second, durable, with ${many.toLocaleString("en")} kept`, perSecond),
    within(
      `metering: cost per record with ${many.toLocaleString("en")} kept : with ${few.toLocaleString("en")}`,
      ratio.ratio,
      0.9,
      1.1,
      `${ratio.ratio.toFixed(2)} (${(ratio.first * 1000).toFixed(0)} µs : ${(ratio.second * 1000).toFixed(0)} µs)`,
    ),
    exactly(
      `metering: ${small.toLocaleString("en")} records : one record of as many bytes, in cents`,
      cent.many,
      cent.one,
      `${cent.many} : ${cent.one}`,
    ),
  ];
}

type Kept = { db: Db; book: () => Promise<number>; close: () => Promise<void> };

/** A schema of its own beside the shop's, with so many lines of every card evenly. Books a slice; answers ms for each line. */
async function aShop({ connection }: Ground, name: string, lines: number): Promise<Kept> {
  const schema = `${name}_${lines}`;
  const admin = openPool({ ...connection, max: 1, statement_timeout: 0, query_timeout: 0 });
  await admin.query(`create schema ${schema}`);
  for (const table of ["prepaid_cards", "prepaid_entries", "prepaid_lines", "ledger_entries"])
    await admin.query(`create table ${schema}.${table} (like public.${table} including all)`);
  await admin.query(
    `insert into ${schema}.prepaid_cards (iccid, tariff, used_bytes)
     select '89852341' || lpad(n::text, 10, '0') || '0', $1, 1000 * $2::bigint from generate_series(0, $3::int - 1) n`,
    [tariff, lines / cards, cards],
  );
  await admin.query(
    `insert into ${schema}.prepaid_lines (iccid, sequence, kind, at, country, carrier, bytes, heard_at)
     select '89852341' || lpad(n::text, 10, '0') || '0', sequence, 'use', now() - (interval '1 minute' * ($1::int - sequence)), 'CN',
       'China Mobile', 1000, now()
     from generate_series(0, $2::int - 1) n, generate_series(1, $1::int) sequence order by sequence, n`,
    [lines / cards, cards],
  );
  // nobody runs out while it is measured
  await admin.query(
    `insert into ${schema}.prepaid_entries (iccid, kind, amount, occasion, at)
     select iccid, 'top_up', 1000000000, 'top-up:bench', now() from ${schema}.prepaid_cards`,
  );
  await admin.query(`vacuum analyze ${schema}.prepaid_lines, ${schema}.prepaid_entries, ${schema}.prepaid_cards`);
  await admin.end();
  const pool = openPool({ ...connection, max: 1, options: `-c search_path=${schema},public` });
  const db = databaseOn(pool);
  let sequence = lines / cards;
  let turn = 0;
  const page = (): JournalLine[] => {
    const from = turn * linesAtOnce;
    turn = (turn + 1) % (cards / linesAtOnce);
    if (from === 0) sequence += 1;
    return Array.from({ length: linesAtOnce }, (_, place) => ({
      iccid: cardNumber(from + place),
      tariff,
      sequence,
      at: new Date(),
      kind: "use" as const,
      country: "CN",
      carrier: "China Mobile",
      bytes: 1_000_000 + place,
    }));
  };
  const book = async () => {
    const pages = Array.from({ length: slice }, page);
    const started = performance.now();
    for (const lines of pages) await db.transaction().execute((tx) => bookLines(tx, lines, new Date()));
    return (performance.now() - started) / (slice * linesAtOnce);
  };
  await book();
  return {
    db,
    book,
    async close() {
      await pool.query(`drop schema ${schema} cascade`);
      await pool.end();
    },
  };
}

/** One card used in a million lines, and another one by as many bytes at once: what both were charged. */
async function toTheCent(db: Db): Promise<{ many: number; one: number }> {
  const each = 65_537;
  const [inParts, atOnce] = [cardNumber(4_000_000), cardNumber(4_000_001)];
  const line = (iccid: string, sequence: number, bytes: number): JournalLine => ({
    iccid,
    tariff,
    sequence,
    at: new Date(),
    kind: "use",
    country: "CN",
    carrier: "China Mobile",
    bytes,
  });
  const book = (lines: JournalLine[]) => db.transaction().execute((tx) => bookLines(tx, lines, new Date()));
  for (let from = 0; from < small; from += 10_000)
    await book(Array.from({ length: 10_000 }, (_, place) => line(inParts, from + place + 1, each)));
  await book([line(atOnce, 1, each * small)]);
  const used = async (iccid: string) => {
    const { amount } = await db
      .selectFrom("prepaid_entries")
      .select((row) => row.fn.sum<string>("amount").as("amount"))
      .where("iccid", "=", iccid)
      .where("kind", "=", "use")
      .executeTakeFirstOrThrow();
    return -Number(amount);
  };
  const [many, one] = [await used(inParts), await used(atOnce)];
  if (one !== chargeFor(each * small, tariff)) throw new Error(`one line of all bytes was charged ${one}`);
  return { many, one };
}
