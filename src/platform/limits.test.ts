import { expect, test } from "vitest";
import { Refusal } from "../kernel/refusal.ts";
import { openLimits } from "./limits.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const config = { READ_CALLS_PER_MINUTE: 3, CLICKS_PER_MINUTE: 4, WRITE_CALLS_PER_MINUTE: 2, COMPUTE_CALLS_PER_MINUTE: 5, COSTLY_CALLS_PER_MINUTE: 1, GUESSES_PER_MINUTE: 6 };

test.each([
  ["read", 3],
  ["count", 4],
  ["write", 2],
  ["compute", 5],
  ["costly", 1],
  ["guess", 6],
] as const)("%s allows %i a minute, each kind for itself", (kind, allowed) => {
  const limits = openLimits(config);
  limits.spend(kind === "read" ? "write" : "read", "203.0.113.7", noon);
  for (let count = 0; count < allowed; count++) limits.spend(kind, "203.0.113.7", noon);
  expect(() => limits.spend(kind, "203.0.113.7", noon)).toThrow(new Refusal("TOO_MANY_REQUESTS"));
});

test("a flood of addresses is forgotten rather than kept, so that it cannot fill the memory", () => {
  const limits = openLimits(config);
  limits.spend("costly", "203.0.113.7", noon);
  for (let count = 0; count < 49_000; count++) limits.spend("read", `proxy says ${count}`, noon);
  expect(() => limits.spend("costly", "203.0.113.7", noon)).toThrow(Refusal);
  for (let count = 49_000; count < 51_000; count++) limits.spend("read", `proxy says ${count}`, noon);
  expect(() => limits.spend("costly", "203.0.113.7", noon)).not.toThrow();
});

test("an address is no place to keep ten thousand letters", () => {
  const limits = openLimits(config);
  limits.spend("costly", "x".repeat(10_000), noon);
  expect(() => limits.spend("costly", "x".repeat(10_001), noon)).toThrow(Refusal);
});

test.each(["", "nonsense", "::", "::1", "fe80::1%eth0", "1::2::3", ":::::::", "203.0.113.7:443", "64:ff9b::203.0.113.7", "::ffff:"])(
  "an address such as %j is counted too",
  (address) => {
    const limits = openLimits(config);
    limits.spend("costly", address, noon);
    expect(() => limits.spend("costly", address, noon)).toThrow(Refusal);
  },
);

test("asking whether a share is spent spends nothing, and a new minute brings a new share", () => {
  const limits = openLimits(config);
  const isSpent = (at: string) => limits.isSpent("write", "203.0.113.7", new Date(at));
  for (let count = 0; count < 2; count++) {
    expect(isSpent("2026-11-21T12:00:00Z")).toBe(false);
    limits.spend("write", "203.0.113.7", noon);
  }
  expect(["2026-11-21T12:00:59Z", "2026-11-21T12:01:00Z"].map(isSpent)).toEqual([true, false]);
});
