import { randomUUID } from "node:crypto";
import type { JournalLine } from "../../../adapters/network/prepaid-network.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { bookEntries } from "../balances/books.server.ts";
import { forgiveOverruns } from "../balances/forgive-overruns.server.ts";
import { watchedAmong } from "../low-balances/auto-store.server.ts";
import { chargeOn, isNonsense } from "./rules.ts";
import { addUse, insertLines, lockCards, type KeptLine } from "./store.server.ts";

/**
 * Books lines of the network's journal, each once whenever and however often it comes: a card is charged what all its
 * bytes cost, less what it was charged before, so that order and size of the lines change nothing. Cards are locked in
 * one order.
 */
export async function bookLines(tx: DbOrTx, lines: readonly JournalLine[], now: Date): Promise<void> {
  for (const line of lines.filter(isNonsense)) await reportNonsense(tx, line, now);
  const sane = lines.filter((line) => !isNonsense(line)).map(kept);
  if (sane.length === 0) return;
  const cards = await lockCards(tx, sane);
  const heard = await insertLines(tx, sane, now);
  const used = [];
  for (const [iccid, bytes] of sumsOf(heard, "use")) {
    const { tariff, usedBytes } = cards.get(iccid)!;
    used.push({ iccid, bytes, charge: chargeOn(usedBytes, bytes, tariff) });
  }
  await addUse(tx, used);
  const about = randomUUID();
  const charged = used.filter(({ charge }) => charge > 0).map(({ iccid, charge }) => ({ iccid, amount: -charge }));
  await bookEntries(tx, "use", { about, entries: charged }, now);
  const lapsed = [...sumsOf(heard, "lapse")].map(([iccid, amount]) => ({ iccid, amount: -amount }));
  await bookEntries(tx, "lapse", { about, entries: lapsed }, now);
  const lowered = [...charged, ...lapsed].map(({ iccid }) => iccid);
  await forgiveOverruns(tx, lowered, about, now);
  await haveLookedAt(tx, lowered);
}

/** By their owners' wishes, once this is written (look-at-balance). */
async function haveLookedAt(tx: DbOrTx, iccids: readonly string[]): Promise<void> {
  const watched = iccids.length === 0 ? [] : await watchedAmong(tx, iccids);
  if (watched.length === 0) return;
  await addJobs(
    tx,
    watched.map((iccid) => ({ name: "look-at-balance", payload: { iccid }, once: `look:${iccid}` })),
  );
}

function kept(line: JournalLine): KeptLine {
  const { iccid, tariff, sequence, at, kind } = line;
  const what = { iccid, tariff, sequence, at, kind };
  if (line.kind === "lapse") return { ...what, country: null, carrier: null, bytes: null, amount: line.amount };
  return { ...what, country: line.country, carrier: line.carrier, bytes: line.bytes, amount: null };
}

type Heard = { iccid: string; kind: JournalLine["kind"]; figure: number };

function sumsOf(heard: readonly Heard[], kind: Heard["kind"]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of heard) if (line.kind === kind) sums.set(line.iccid, (sums.get(line.iccid) ?? 0) + line.figure);
  return sums;
}

async function reportNonsense(tx: DbOrTx, { iccid, sequence, at, ...line }: JournalLine, now: Date): Promise<void> {
  const figure = line.kind === "use" ? line.bytes : line.amount;
  const details = { kind: line.kind, figure: String(figure), at: at.toISOString() };
  await openCase(tx, { kind: "prepaid_line_refused", subject: `${iccid} ${sequence}`, details }, now);
}
