import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "./log.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening() {
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => void lines.push(line) });
  return {
    log,
    lines,
    told: () => lines.map((line) => JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } }),
  };
}
const away = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED" });

test("a thousand failures of one kind within a minute are two lines, and one stack", () => {
  const { log, lines, told } = listening();
  for (let call = 0; call < 1000; call++)
    log.error({ err: away(5432 + call), path: `/order/${call}` }, "an operation failed");
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(told()).toMatchObject([
    { msg: "an operation failed", err: { code: "ECONNREFUSED", stack: expect.stringContaining("quiet-log.test.ts") } },
    { msg: "an operation failed, again", times: 999, failure: { code: "ECONNREFUSED" } },
  ]);
  expect(lines[1]).not.toContain("    at ");
});

test("another kind, another message and another place of a bug are each told at once", () => {
  const { log, lines } = listening();
  log.error({ err: away(1) }, "an operation failed");
  log.error({ err: away(1) }, "a request failed");
  log.error({ err: Object.assign(new Error("terminating connection"), { code: "57P01" }) }, "an operation failed");
  log.error({ err: new TypeError("x is undefined") }, "an operation failed");
  log.error({ err: new TypeError("x is undefined") }, "an operation failed");
  expect(lines).toHaveLength(5);
});

test("what fails again after a minute is told whole again; what failed once is not told twice", () => {
  const { log, lines, told } = listening();
  log.error({ err: away(1) }, "an operation failed");
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  log.error({ err: away(1) }, "an operation failed");
  expect(told()[1]).toMatchObject({ err: { stack: expect.any(String) } });
});

test("what is no failure is told every time", () => {
  const { log, lines } = listening();
  for (let round = 0; round < 3; round++) log.info("migrated");
  for (let round = 0; round < 3; round++) log.warn({ reason: "no signature" }, "a webhook was refused");
  expect(lines).toHaveLength(6);
});

test("the count names nobody either", () => {
  const { log, lines } = listening();
  for (let round = 0; round < 2; round++)
    log.error(
      {
        err: Object.assign(new Error("550 <mei@example.com> unknown"), { code: "EENVELOPE" }),
        email: "mei@example.com",
      },
      "a job will be tried again",
    );
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain("mei@");
});

test("a flood of ever different failures is told line by line and not kept", () => {
  const { log, lines } = listening();
  for (let round = 0; round < 3000; round++)
    log.error({ err: new Error(`place ${String.fromCodePoint(0x4e00 + round)}`) }, "a bug");
  expect(lines).toHaveLength(3000);
  expect(vi.getTimerCount()).toBe(1000);
});
