import { randomLetters } from "../../../platform/random-letters.server.ts";

/** `FW` and ten letters: 50 random bits, so that nobody can count our orders or guess one. */
export function newOrderNumber(): string {
  return `FW${randomLetters(10)}`;
}
