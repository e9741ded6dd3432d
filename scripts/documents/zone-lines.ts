import { checkDigit } from "../../src/features/people/document-reading/machine-zone.ts";
import type { Identity } from "./identities.ts";

/** The two lines of 44 of a passport (ICAO 9303 part 4). */
export function zoneLines(one: Identity): [string, string] {
  const names = `${one.surname}<<${one.given}`.replaceAll(" ", "<");
  const number = withDigit(one.number.padEnd(9, "<"));
  const [birth, expiry] = [withDigit(one.birth), withDigit(one.expiry)];
  const personal = one.personal.padEnd(14, "<");
  const optional = one.personal === "" ? `${personal}<` : withDigit(personal);
  const sex = one.sex === "X" ? "<" : one.sex;
  return [
    `${one.code}${one.issuer}${names}`.padEnd(44, "<").slice(0, 44),
    `${number}${one.nationality}${birth}${sex}${expiry}${optional}${checkDigit(number + birth + expiry + optional)}`,
  ];
}

const withDigit = (text: string) => text + checkDigit(text);
