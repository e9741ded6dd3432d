import type { JournalLine } from "../../../adapters/network/prepaid-network.ts";
import { chargeFor, type PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";

/** More than this in one line is a mistake: a terabyte in one session. */
const mostBytes = 2 ** 40;
const mostAmount = 2_000_000_000;

/** What no card can have done: it is not charged, and a person looks at it. */
export function isNonsense(line: JournalLine): boolean {
  const figure = line.kind === "use" ? line.bytes : line.amount;
  const most = line.kind === "use" ? mostBytes : mostAmount;
  return !Number.isSafeInteger(figure) || figure <= 0 || figure > most || line.sequence < 1;
}

/** What a card is charged for further bytes: what all of them cost, less what it was charged before. */
export function chargeOn(used: bigint, bytes: number, tariff: PrepaidTariff): number {
  return chargeFor(used + BigInt(bytes), tariff) - chargeFor(used, tariff);
}
