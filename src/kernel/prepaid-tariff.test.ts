import { describe, expect, test } from "vitest";
import { bytesFor, chargeFor, gigabytesFor, prepaidTariffNames, recordsSince } from "./prepaid-tariff.ts";

const gb = 2 ** 30;

describe("what data costs", () => {
  test.each([
    [0, 0],
    [1, 0],
    [Math.floor(gb / 680), 0],
    [Math.ceil(gb / 680), 1],
    [gb, 680],
    [20 * gb - 1, 13_599],
    [20 * gb, 13_600],
    // a petabyte is still exact
    [2 ** 50, 680 * 2 ** 20],
  ])("%i bytes of Gogo China: %i cents", (bytes, cents) => {
    expect(chargeFor(bytes, "gogochina_001")).toBe(cents);
  });

  test("an enterprise card has its own price", () => {
    expect(chargeFor(gb, "enterprise_001")).toBe(1200);
  });
});

test.each(prepaidTariffNames)("%s: the bytes that a balance buys cost it and not a cent more", (tariff) => {
  for (const amount of [0, 1, 679, 680, 681, 13_600, 300_000]) {
    const bytes = bytesFor(amount, tariff);
    expect([chargeFor(bytes, tariff), chargeFor(bytes + 1, tariff)]).toEqual([amount, amount + 1]);
  }
});

test.each([
  [2124, 3.1],
  [680, 1],
  [679, 0.9],
  [0, 0],
])("%i cents buy %d GB, never rounded up", (amount, gigabytes) => {
  expect(gigabytesFor(amount, "gogochina_001")).toBe(gigabytes);
});

test.each([
  ["2026-11-21T08:00:00.000Z", "2026-05-21T08:00:00.000Z"],
  // February has no 31st: the first days of March belong to the six months
  ["2026-08-31T08:00:00.000Z", "2026-02-28T08:00:00.000Z"],
  ["2028-08-30T08:00:00.000Z", "2028-02-29T08:00:00.000Z"],
  ["2027-03-31T23:59:59.999Z", "2026-09-30T23:59:59.999Z"],
])("records of %s reach back to %s", (now, since) => {
  expect(recordsSince(new Date(now)).toISOString()).toBe(since);
});
