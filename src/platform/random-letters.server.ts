import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a code survives being read aloud or copied by hand. */
export const crockfordLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five random bits each. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => crockfordLetters[randomInt(32)]).join("");
}
