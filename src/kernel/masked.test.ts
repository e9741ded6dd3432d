import { expect, test } from "vitest";
import { maskedHolder } from "./masked.ts";

test.each([
  ["LINDQVIST ANNA SOFIA", "LINDQVIST A•••"],
  ["Lindqvist,Anna", "Lindqvist A•••"],
  ["  CHAN   MEI ", "CHAN M•••"],
  ["SUKARNO", "S•••"],
  ["KIM A", "KIM •••"],
  ["𠮷田 花", "𠮷田 •••"],
  ["", "•••"],
])("%j stands in a queue as %j", (name, shown) => {
  expect(maskedHolder(name)).toBe(shown);
});
