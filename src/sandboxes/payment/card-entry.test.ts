import { expect, test } from "vitest";
import { passesLuhn, plainDigits, problemsOfCard, type CardEntry } from "./card-entry.ts";
import { sandboxCards } from "./sandbox-cards.ts";

const now = new Date("2026-11-21T08:00:00Z");
const good: CardEntry = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123", name: "Lin Mei" };

test.each(sandboxCards)("$number ($slug) passes", ({ number }) => {
  expect(problemsOfCard({ ...good, number }, now)).toEqual({});
});

test.each([
  ["number", "", "required"],
  ["number", "  ", "required"],
  ["number", "4242", "format"],
  ["number", "4242 4242 4242 424x", "format"],
  ["number", "4".repeat(20), "format"],
  ["number", "4242 4242 4242 4241", "checksum"],
  ["number", "4111 1111 1111 1111", "unknown"],
  ["expiry", "", "required"],
  ["expiry", "1230x", "format"],
  ["expiry", "12/3", "format"],
  ["expiry", "00/30", "month"],
  ["expiry", "13/30", "month"],
  ["expiry", "10/26", "past"],
  ["expiry", "12/2025", "past"],
  ["cvc", "", "required"],
  ["cvc", "12", "format"],
  ["cvc", "1234", "format"],
  ["name", " ", "required"],
  ["name", "x".repeat(101), "too_long"],
] as const)("%s %o: %s", (field, typed, problem) => {
  expect(problemsOfCard({ ...good, [field]: typed }, now)).toEqual({ [field]: problem });
});

test.each(["11/26", "11 / 26", "1126", "11-26", "11/2026", "１１/２６"])(
  "expiry %o is good to the end of the month",
  (expiry) => {
    expect(problemsOfCard({ ...good, expiry }, new Date("2026-11-30T23:59:59Z"))).toEqual({});
    expect(problemsOfCard({ ...good, expiry }, new Date("2026-12-01T00:00:00Z"))).toEqual({ expiry: "past" });
  },
);

test.each(["4242-4242-4242-4242", " 4242 4242 4242 4242 ", "４２４２４２４２４２４２４２４２", "4242–4242–4242–4242"])(
  "%o is read as digits",
  (typed) => {
    expect(plainDigits(typed)).toBe("4242424242424242");
  },
);

test("Luhn finds every single wrong digit", () => {
  for (let place = 0; place < 16; place++) {
    const digits = "4242424242424242".split("");
    digits[place] = String((Number(digits[place]) + 1) % 10);
    expect(passesLuhn(digits.join(""))).toBe(false);
  }
});
