import { cardNumbered } from "./sandbox-cards.ts";

/** What was typed into the card form, untouched, so that it can be shown again. */
export type CardEntry = { number: string; expiry: string; cvc: string; name: string };
export type CardField = keyof CardEntry;
export type CardProblem = "required" | "format" | "checksum" | "unknown" | "month" | "past" | "too_long";
export type CardProblems = Partial<Record<CardField, CardProblem>>;

export const cardFields: readonly CardField[] = ["number", "expiry", "cvc", "name"];

const mostLettersOfName = 100;

/** Every problem at once; an empty object lets the card pass. `now` decides which expiry is past. */
export function problemsOfCard(entry: CardEntry, now: Date): CardProblems {
  const found = {
    number: problemOfNumber(plainDigits(entry.number)),
    expiry: problemOfExpiry(plain(entry.expiry), now),
    cvc: problemOfCvc(plain(entry.cvc)),
    name: problemOfName(entry.name.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** NFKC turns the full-width digits of a Chinese keyboard into the plain ones. */
function plain(typed: string): string {
  return typed.normalize("NFKC").trim();
}

/** People group the digits of a card with spaces and hyphens. */
export function plainDigits(typed: string): string {
  return plain(typed).replace(/[\s\-‐-―]/g, "");
}

function problemOfNumber(digits: string): CardProblem | undefined {
  if (digits === "") return "required";
  if (!/^\d{12,19}$/.test(digits)) return "format";
  if (!passesLuhn(digits)) return "checksum";
  return cardNumbered(digits) ? undefined : "unknown";
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const doubled = Number(digits.at(-1 - place)) * (place % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A card is good until the last day of its month. */
function problemOfExpiry(typed: string, now: Date): CardProblem | undefined {
  if (typed === "") return "required";
  const written = writtenExpiry(typed);
  if (!written) return "format";
  const { year, month } = written;
  if (month < 1 || month > 12) return "month";
  return Date.UTC(year, month, 1) <= now.getTime() ? "past" : undefined;
}

function writtenExpiry(typed: string): { year: number; month: number } | undefined {
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? [];
  return month && year ? { month: Number(month), year: (Number(year) % 100) + 2000 } : undefined;
}

/** The last month in which a card without problems is good, such as `2029-11`. */
export function expiryMonth({ expiry }: CardEntry): string {
  const { year, month } = writtenExpiry(plain(expiry))!;
  return `${year}-${String(month).padStart(2, "0")}`;
}

function problemOfCvc(typed: string): CardProblem | undefined {
  if (typed === "") return "required";
  return /^\d{3}$/.test(typed) ? undefined : "format";
}

function problemOfName(typed: string): CardProblem | undefined {
  if (typed === "") return "required";
  return typed.length > mostLettersOfName ? "too_long" : undefined;
}
