import { expect, test } from "vitest";
import { Refusal } from "../kernel/refusal.ts";
import type { Context } from "./context.server.ts";
import { openLimits } from "./limits.server.ts";

const config = {
  READ_CALLS_PER_MINUTE: 3,
  CLICKS_PER_MINUTE: 4,
  WRITE_CALLS_PER_MINUTE: 2,
  COMPUTE_CALLS_PER_MINUTE: 5,
  COSTLY_CALLS_PER_MINUTE: 1,
  GUESSES_PER_MINUTE: 6,
};
/** Without a database: what is counted here must not ask one. */
const from = (address: string, at = "2026-11-21T12:00:00Z") => ({ visitor: { address }, now: new Date(at) }) as Context;
const tooMany = new Refusal("TOO_MANY_REQUESTS");

test.each([
  ["read", 3],
  ["count", 4],
  ["write", 2],
  ["compute", 5],
] as const)("%s allows %i a minute, each kind for itself, and asks no database", async (kind, allowed) => {
  const limits = openLimits(config);
  await limits.spend(kind === "read" ? "write" : "read", from("203.0.113.7"));
  for (let count = 0; count < allowed; count++) await limits.spend(kind, from("203.0.113.7"));
  await expect(limits.spend(kind, from("203.0.113.7"))).rejects.toThrow(tooMany);
  await expect(limits.spend(kind, from("203.0.113.7", "2026-11-21T12:00:59Z"))).rejects.toThrow(tooMany);
  await limits.spend(kind, from("203.0.113.7", "2026-11-21T12:01:00Z"));
});

test("a /48 has three times the share of a /64, however many of its 65,536 networks somebody uses", async () => {
  const limits = openLimits(config);
  const got = await Promise.allSettled(
    Array.from({ length: 120 }, (_, n) => limits.spend("write", from(`2001:db8:7:${n.toString(16)}00::1`))),
  );
  expect(got.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});

test("a call that is refused takes nothing from the neighbours", async () => {
  const limits = openLimits(config);
  for (let count = 0; count < 100; count++) await limits.spend("write", from("203.0.113.7")).catch(() => {});
  await limits.spend("write", from("203.0.113.8"));
});

test("words that are no address are one visitor, not forty", async () => {
  const limits = openLimits(config);
  const got = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => limits.spend("write", from(`junk-${n}`))));
  expect(got.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});
