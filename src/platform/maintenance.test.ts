import { expect, test } from "vitest";
import type { Db } from "./database/database.server.ts";
import { maintenanceOf, retryAfter } from "./maintenance.server.ts";

/** A database that has one answer, counts who asks, and can be away. */
function switchboard() {
  const state = { end: undefined as Date | undefined, away: false, silent: false, asked: 0 };
  const executeTakeFirst = async () => {
    state.asked++;
    if (state.silent) return new Promise<never>(() => {});
    if (state.away) throw new Error("ECONNREFUSED");
    return state.end && { ends_at: state.end, reason: null };
  };
  let elapsed = 0;
  const maintenance = maintenanceOf({ selectFrom: () => ({ select: () => ({ executeTakeFirst }) }) } as unknown as Db, {
    elapsed: () => elapsed,
  });
  return { state, maintenance, pass: (milliseconds: number) => void (elapsed += milliseconds) };
}
const end = new Date("2026-01-20T22:00:00Z");

test("however many ask, the database is asked once a second, and the switch is seen within it", async () => {
  const { state, maintenance, pass } = switchboard();
  expect(await Promise.all(Array.from({ length: 50 }, () => maintenance.current()))).toEqual(
    Array.from({ length: 50 }, () => undefined),
  );
  expect(state.asked).toBe(1);
  state.end = end;
  pass(999);
  expect([await maintenance.current(), state.asked]).toEqual([undefined, 1]);
  pass(1);
  expect([await maintenance.current(), state.asked]).toEqual([{ until: end, reason: null }, 2]);
});

test("while the database is away, what it said last holds", async () => {
  const { state, maintenance, pass } = switchboard();
  state.away = true;
  expect(await maintenance.current()).toBeUndefined();
  state.away = false;
  state.end = end;
  pass(1000);
  expect(await maintenance.current()).toMatchObject({ until: end });
  state.away = true;
  for (let second = 0; second < 5; second++) {
    pass(1000);
    expect(await maintenance.current()).toMatchObject({ until: end });
  }
  expect(state.asked).toBe(7);
});

test("a database that is silent holds nobody for long: what it said last holds too", async () => {
  const { state, maintenance, pass } = switchboard();
  state.end = end;
  expect(await maintenance.current()).toMatchObject({ until: end });
  state.silent = true;
  pass(1000);
  expect(await maintenance.current()).toMatchObject({ until: end });
});

test.each([
  ["an hour before", "2026-01-20T21:00:00Z", 3600],
  ["half a second before", "2026-01-20T21:59:59.500Z", 60],
  ["a day late", "2026-01-21T22:00:00Z", 60],
])("Retry-After %s", (_when, now, seconds) => expect(retryAfter(end, new Date(now))).toBe(seconds));
