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

/** Spaces and hyphens between digits are how people read a card aloud. */
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
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? [];
  if (!month || !year) return "format";
  if (Number(month) < 1 || Number(month) > 12) return "month";
  const firstDayTooLate = Date.UTC(Number(year) % 100 + 2000, Number(month), 1);
  return firstDayTooLate <= now.getTime() ? "past" : undefined;
}

function problemOfCvc(typed: string): CardProblem | undefined {
  if (typed === "") return "required";
  return /^\d{3}$/.test(typed) ? undefined : "format";
}

function problemOfName(typed: string): CardProblem | undefined {
  if (typed === "") return "required";
  return typed.length > mostLettersOfName ? "too_long" : undefined;
}
