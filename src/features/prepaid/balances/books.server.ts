import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { LedgerAccount, PrepaidEntryKind } from "../../../platform/database/tables.ts";
import { writeLedger } from "../../sales/payments/ledger-store.server.ts";
import { insertEntries } from "./store.server.ts";

type Booked = Exclude<PrepaidEntryKind, "top_up">;

/** What stands against the balance: a bonus is a cost of selling, what is used or lapses is sold, what we bear is lost. */
const against: Record<Booked, LedgerAccount> = {
  bonus: "promo",
  use: "sales",
  lapse: "sales",
  overrun: "write_offs",
  correction: "write_offs",
};

/** `at`: where it was before it is booked. */
type Entry = { iccid: string; amount: number; topUpId?: string; reason?: string; at?: Date };

/**
 * Entries of one kind and their booking, one for all of them: what is owed to the cards (`deposits`) changes by their
 * sum. The caller holds the cards' rows.
 */
export async function bookEntries(
  tx: DbOrTx,
  kind: Booked,
  { about, entries }: { about: string; entries: readonly Entry[] },
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const occasion = `prepaid-${kind}:${about}`;
  await insertEntries(
    tx,
    entries.map(({ iccid, amount, topUpId, reason, at = now }) => ({
      iccid,
      kind,
      amount,
      occasion,
      top_up_id: topUpId ?? null,
      reason: reason ?? null,
      at,
    })),
  );
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  const lines = [
    { account: "deposits" as const, amount: money(-sum, prepaidCurrency) },
    { account: against[kind], amount: money(sum, prepaidCurrency) },
  ];
  await writeLedger(tx, null, occasion, lines, now);
}
