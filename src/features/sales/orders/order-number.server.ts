import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a number survives being read aloud or copied by hand. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `FW` and ten letters: 50 random bits, so that nobody can count our orders or guess one. */
export function newOrderNumber(): string {
  return `FW${Array.from({ length: 10 }, () => letters[randomInt(32)]).join("")}`;
}
