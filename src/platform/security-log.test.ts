import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "./log.server.ts";
import { openMetrics } from "./metrics.server.ts";
import { noteSecurity } from "./security-log.server.ts";
import { openVault } from "./vault.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const account = "5f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11";

function watching() {
  const lines: string[] = [];
  const shop = {
    log: openLog("info", { write: (line) => void lines.push(line) }),
    metrics: openMetrics(),
    vault: openVault(Buffer.alloc(32, 7)),
  };
  return {
    lines,
    shop,
    from: (address: string) => ({ ...shop, visitor: { language: "en" as const, address } }),
    told: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test("a line says what, how it ended, when, to which account, and from which network without its address", () => {
  const { from, lines, told } = watching();
  noteSecurity(from("203.0.113.7"), ["password", "changed"], { account });
  expect(told()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      security: "password",
      outcome: "changed",
      account,
      network: expect.stringMatching(/^[\w-]{22}$/),
      msg: "security",
    },
  ]);
  expect(lines[0]).not.toContain("203.0.113");
});

test("lines of one network are found by its hash, another shop's hash is another", () => {
  const { from, told } = watching();
  noteSecurity(from("2001:db8::1"), ["passkey", "added"]);
  noteSecurity(from("2001:db8::2"), ["passkey", "removed"]);
  noteSecurity(from("198.51.100.1"), ["passkey", "added"]);
  noteSecurity({ ...from("198.51.100.1"), vault: openVault(Buffer.alloc(32, 8)) }, ["passkey", "added"]);
  const [one, same, other, elsewhere] = told().map(({ network }) => network);
  expect(same).toBe(one);
  expect(new Set([one, other, elsewhere]).size).toBe(3);
});

test("a flood of refusals is one line and a count, for each network and account; successes are each told", async () => {
  const { shop, from, told } = watching();
  for (let attempt = 0; attempt < 500; attempt++) noteSecurity(from("203.0.113.7"), ["sign_in", "failed"], { account });
  noteSecurity(from("203.0.113.8"), ["sign_in", "failed"], { account });
  for (let attempt = 0; attempt < 3; attempt++)
    noteSecurity(from("203.0.113.7"), ["sign_in", "succeeded"], { account });
  expect(told().map(({ outcome }) => outcome)).toEqual(["failed", "failed", "succeeded", "succeeded", "succeeded"]);
  vi.advanceTimersByTime(60_000);
  expect(told().at(-1)).toMatchObject({ security: "sign_in", outcome: "failed", account, times: 499 });
  expect(await shop.metrics.registry.getSingleMetricAsString("farwave_security_events_total")).toContain(
    '{event="sign_in",outcome="failed"} 501',
  );
});
