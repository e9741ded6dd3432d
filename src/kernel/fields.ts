import * as z from "zod/mini";
import { currencies, currencyFacts, currencyFrom } from "./currency.ts";
import { languages } from "./language.ts";
import { withoutDirectionMarks } from "./one-line.ts";

/** Pieces that many contracts share. Messages are keys of `fields` in i18n/<lang>/errors.ts (spec 5). */
const CurrencyCode = z.enum(currencies, "choose");
const currencyKeys = currencies.map((currency) => currencyFacts[currency].key);
/** Row L6: accepts the keys of the specification (156, 344, 840) as well as the codes. */
export const CurrencyWish = z.pipe(
  z.union([CurrencyCode, z.literal(currencyKeys), z.literal(currencyKeys.map(String))], "choose"),
  z.transform((said) => currencyFrom(String(said))!),
);
export const LanguageCode = z.enum(languages, "choose");
export const MoneyAmount = z.object({ amount: z.int(), currency: CurrencyCode });
export const RequestKey = z.uuid("format");

/** E-mail address, at most 50 characters (spec 5). Surrounding spaces are trimmed. */
export const Email = z
  .string("empty")
  .check(z.trim(), z.minLength(1, "empty"), z.maxLength(50, "email.long"), z.email("email.format"));

/**
 * Single-line text. Control characters and lone surrogates are refused (the database refuses NUL); direction marks,
 * which are pasted unnoticed, are removed.
 */
export const shortText = (longest: number, { isFolded = false } = {}) =>
  z.string("empty").check(
    z.overwrite(withoutDirectionMarks),
    z.overwrite((text) => (isFolded ? text.replaceAll(/\s+/gu, " ") : text)),
    z.trim(),
    z.maxLength(longest, "long"),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, "format"),
  );

/** Text whose lines are kept; what cannot be seen is not. */
export const longText = (longest: number) =>
  z.string("empty").check(
    z.overwrite((typed) => withoutDirectionMarks(typed).replace(/\r\n?/g, "\n").normalize("NFC")),
    z.trim(),
    z.maxLength(longest, "long"),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, "format"),
  );

/** In minor units: fits the database's integers. */
export const largestTotal = 2_000_000_000;
export const MinorUnits = z.int("number").check(z.gte(0, "range"), z.lte(largestTotal, "range"));

/** The most SIMs of one order. */
export const mostAtOnce = 20;

/** A consent that must be given; the version is that of the text that was shown. */
export const Consent = z.object({ given: z.literal(true, "consent"), version: shortText(40) });

/** A day on a calendar, `2026-12-24`, without a clock. */
export const CalendarDay = z.string("empty").check(z.iso.date("format"));

/** The clock for events at a destination (kernel/written-time.ts), with its city in the visitor's language. */
export const ClockThere = z.nullable(z.object({ zone: z.string(), city: z.string() }));

/** Spec 5: letters and digits only, exactly four. */
export const FirstFour = z
  .string("empty")
  .check(z.trim(), z.minLength(1, "empty"), z.regex(/^[A-Za-z0-9]{4}$/, "first_four"));
