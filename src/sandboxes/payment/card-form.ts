import type { CardEntry } from "./card-entry.ts";
import { sandboxCards } from "./sandbox-cards.ts";

export const emptyCard: CardEntry = { number: "", expiry: "", cvc: "", name: "" };

/** What came with the form; a field that is missing or sent twice counts as empty. */
export function typedCard(form: unknown): CardEntry {
  return {
    number: typed(form, "number"),
    expiry: typed(form, "expiry"),
    cvc: typed(form, "cvc"),
    name: typed(form, "name"),
  };
}

export function typed(form: unknown, field: string): string {
  const value = (form as Record<string, unknown> | null | undefined)?.[field];
  return typeof value === "string" ? value : "";
}

/** The form filled in from the list of numbers; valid for three years from `now`. */
export function prefilledCard(slug: string | undefined, now: Date): CardEntry {
  const card = sandboxCards.find((one) => one.slug === slug);
  if (!card) return emptyCard;
  const month = String(now.getUTCMonth() + 1).padStart(2, "0");
  return {
    number: card.number,
    expiry: `${month}/${(now.getUTCFullYear() + 3) % 100}`,
    cvc: "123",
    name: "TEST TRAVELLER",
  };
}
