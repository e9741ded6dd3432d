import type { Answer } from "../../ground/visit/calls.ts";

export type CallingCode = Answer<"/common/getCountryCode">["countryCodes"][number];

/** Whose flag stands for a code that several share; the number itself says where it really is. */
const mainOf: Record<string, string> = {
  "+1": "US",
  "+7": "RU",
  "+39": "IT",
  "+44": "GB",
  "+47": "NO",
  "+61": "AU",
  "+212": "MA",
  "+358": "FI",
  "+590": "GP",
  "+599": "CW",
};

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();
const digits = (text: string) => text.replace(/^00|\D/g, "");

/** What is meant by `+852`, `852`, `HK` or `Hong Kong`. */
export function codeBehind(typed: string, codes: readonly CallingCode[]): CallingCode | undefined {
  const text = plain(typed);
  if (text === "") return undefined;
  if (/^[+\d\s-]+$/.test(text)) {
    const same = codes.filter(({ code }) => digits(code) === digits(text));
    return same.find(({ country, code }) => mainOf[code] === country) ?? same[0];
  }
  return codes.find(({ country, name }) => plain(country) === text || plain(name) === text);
}

/** Those whose name, code or two letters begin with what is typed, then those that have it somewhere in the name. */
export function codesLike(typed: string, codes: readonly CallingCode[]): CallingCode[] {
  const text = plain(typed);
  if (text === "") return [...codes];
  const begins = ({ country, name, code }: CallingCode) =>
    plain(name).startsWith(text) ||
    plain(country) === text ||
    (digits(text) !== "" && digits(code).startsWith(digits(text)));
  return [...codes.filter(begins), ...codes.filter((one) => !begins(one) && plain(one.name).includes(text))];
}
