/** Characters that may stand at a place, so that no letter is taken for a digit. */
export type Alphabet = string;
export const digits: Alphabet = "0123456789";
export const letters: Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ<";
const any: Alphabet = `${digits}${letters}`;

/** A line whose last character is a digit over most of it, which has digits of its own. */
export type Layout = {
  length: number;
  /** Each up to its digit, at `to`. */
  fields: readonly { from: number; to: number; value: Alphabet; digit: Alphabet }[];
  /** Where the nationality begins: three places that no digit covers. */
  state?: number;
  /** Other places that no digit covers. */
  free: Readonly<Record<number, Alphabet>>;
  /** What the last digit covers: from, and up to. */
  whole: readonly (readonly [number, number])[];
};

/** ICAO 9303 part 4: the second line of a passport. */
export const passportLine: Layout = {
  length: 44,
  fields: [
    { from: 0, to: 9, value: any, digit: digits },
    { from: 13, to: 19, value: digits, digit: digits },
    { from: 21, to: 27, value: `${digits}<`, digit: digits },
    // an optional field that is empty may have the filler as its digit
    { from: 28, to: 42, value: any, digit: `${digits}<` },
  ],
  state: 10,
  free: { 20: "MFX<" },
  whole: [
    [0, 10],
    [13, 20],
    [21, 43],
  ],
};

/** The only line of an exit-entry permit for Hong Kong and Macao (domain notes 4.4). */
export const permitLine: Layout = {
  length: 30,
  fields: [
    { from: 2, to: 11, value: any, digit: digits },
    { from: 13, to: 19, value: digits, digit: digits },
    { from: 21, to: 27, value: digits, digit: digits },
  ],
  free: { 0: "C", 1: letters, 12: "<", 20: "<", 28: "<" },
  whole: [
    [2, 12],
    [13, 20],
    [21, 28],
  ],
};
