import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { addressForm, type AddressPart } from "./address-forms.ts";

/** An address as it was typed. */
export type TypedAddress = { country: string } & Partial<Record<AddressPart, string>>;

/**
 * The same with its parts as they are kept: nothing in parts that the country has not, the postal code in its own
 * spelling.
 */
export function tidyAddress<Address extends TypedAddress>(typed: Address): Address {
  const { fields } = addressForm(typed.country);
  const tidy = { ...typed };
  for (const part of ["province", "city", "postalCode"] as const) {
    const text = fields.some((field) => field.part === part) ? typed[part]?.trim() : undefined;
    tidy[part] =
      text === undefined || text === ""
        ? undefined
        : part === "postalCode"
          ? postalCodeFrom(typed.country, text)
          : text;
  }
  return tidy;
}

/**
 * What is wrong with a tidied address, by the rules of its country (requirements E4); `at` is where it stands in the
 * input.
 */
export function addressProblems(address: TypedAddress, at: string): FieldProblem[] {
  const { fields, postalCode } = addressForm(address.country);
  const missing = fields
    .filter(({ part, needed }) => needed && !address[part])
    .map(({ part }): FieldProblem => ({ field: `${at}.${part}`, problem: "empty" }));
  const wrong = address.postalCode !== undefined && postalCode && !postalCode.pattern.test(address.postalCode);
  return wrong ? [...missing, { field: `${at}.postalCode`, problem: "postal_code" }] : missing;
}

/**
 * A postal code as its country writes it, from what people type: full-width digits and the dashes of their keyboards,
 * small letters, spaces anywhere.
 */
export function postalCodeFrom(country: string, text: string): string {
  const plain = text.normalize("NFKC").toUpperCase().replace(/^〒/, "").trim();
  const code = plain.replace(/^[A-Z]{1,2}-(?=\d)/, "").replace(/[\s\p{Pd}−ー]/gu, "");
  const split = places[country];
  return split && code.length > split.least
    ? `${code.slice(0, split.at)}${split.by}${code.slice(split.at)}`
    : split
      ? code
      : knownOrPlain(country, code, plain);
}

/** Where a country's code has its gap: counted from the front, or from the end. */
const places: Record<string, { at: number; by: string; least: number }> = {
  CA: { at: 3, by: " ", least: 3 },
  GB: { at: -3, by: " ", least: 3 },
  IE: { at: 3, by: " ", least: 3 },
  JP: { at: 3, by: "-", least: 3 },
  NL: { at: 4, by: " ", least: 4 },
  US: { at: 5, by: "-", least: 5 },
};

/** Of a country whose codes we do not know nothing is taken away. */
function knownOrPlain(country: string, code: string, plain: string): string {
  return addressForm(country).postalCode ? code : plain;
}
