import * as z from "zod/mini";
import { currencies } from "./currency.ts";
import { languages } from "./language.ts";

/** Pieces that many contracts share. Messages are keys of `fields` in i18n/<lang>/errors.ts (spec 5). */
export const CurrencyCode = z.enum(currencies, "choose");
export const LanguageCode = z.enum(languages, "choose");
export const MoneyAmount = z.object({ amount: z.int(), currency: CurrencyCode });
export const RequestKey = z.uuid("format");

/** E-mail, at most 50 characters (spec 5). Spaces around it are forgiven. */
export const Email = z
  .string("empty")
  .check(z.trim(), z.minLength(1, "empty"), z.maxLength(50, "email.long"), z.email("email.format"));

/** A short text that a person types, never a document. */
export const shortText = (longest: number) => z.string("empty").check(z.trim(), z.maxLength(longest, "long"));

/** A consent that must be given; the version is that of the text that was shown. */
export const Consent = z.object({ given: z.literal(true, "consent"), version: shortText(40) });
