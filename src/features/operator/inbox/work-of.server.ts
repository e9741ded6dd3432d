import { minuteMs } from "../../../kernel/duration.ts";
import { maskedMailbox, maskedPhone } from "../../../kernel/masked.ts";
import { amountText } from "../../../kernel/money.ts";
import { pressOf } from "./rules.ts";
import type { ListedCase } from "./store.server.ts";

/** A case as the inbox shows it. */
export function workOf(row: ListedCase, now: Date) {
  const { id, version, kind, subject, number, parcels, title, due_at, opened_at, departs_on, owner_id, owner } = row;
  return {
    id,
    version,
    kind,
    subject,
    parcels,
    title,
    orderNumber: number,
    ...dueOf(due_at, now),
    openedAt: opened_at.toISOString(),
    departsOn: departs_on === "infinity" ? null : departs_on,
    owner: owner_id === null ? null : { id: owner_id, name: owner ?? "" },
    snoozedUntil: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    closedAt: row.closed_at?.toISOString() ?? null,
    note: row.closing_note,
  };
}

/** How much it presses, and until when; minutes below zero: for so long it has been due. */
export const dueOf = (dueAt: Date, now: Date) => ({
  press: pressOf(dueAt, now),
  dueAt: dueAt.toISOString(),
  minutesLeft: Math.trunc((dueAt.getTime() - now.getTime()) / minuteMs),
});

const mailbox = /[^\s@"<>]+@[^\s@"<>]+/g;
const phone = /\+\d[\d\s-]{6,}\d/g;
const mostShown = 400;

const sums = ["amount", "expected", "found", "refundedAlready"];

/** Minor units beside their currency, as people write them; the currency is said once with each. */
function withSums(details: object): object {
  const { currency, ...rest } = details as Record<string, unknown>;
  if (typeof currency !== "string" || !sums.some((name) => Number.isSafeInteger(rest[name]))) return details;
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) =>
      sums.includes(name) && Number.isSafeInteger(value)
        ? [name, `${currency} ${amountText({ amount: value as number })}`]
        : [name, value],
    ),
  );
}

/** What is recorded, one line for each value, however deep it lies; nothing in it leads to a person. */
export function factsOf(details: unknown, name = ""): { name: string; value: string }[] {
  if (details === null || details === undefined || details === "") return [];
  if (typeof details === "object" && !Array.isArray(details))
    return Object.entries(withSums(details)).flatMap(([key, value]) => factsOf(value, name ? `${name}.${key}` : key));
  const texts = (Array.isArray(details) ? details : [details]).map((one) =>
    typeof one === "string" ? one : JSON.stringify(one),
  );
  const value = texts.join(", ").replaceAll(mailbox, maskedMailbox).replaceAll(phone, maskedPhone);
  return [{ name, value: value.slice(0, mostShown) }];
}
