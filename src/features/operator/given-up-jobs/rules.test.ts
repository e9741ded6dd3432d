import { describe, expect, test } from "vitest";
import { codeIn, pointless, troubleIn, troubles, type Trouble } from "./rules.ts";

const errors: readonly (readonly [string, Trouble, string | null])[] = [
  ["no answer within 10000 ms", "timeout", null],
  ["connect ETIMEDOUT 10.0.0.1:25", "timeout", "ETIMEDOUT"],
  ["connect ECONNREFUSED 127.0.0.1:587", "unreachable", "ECONNREFUSED"],
  ["sandbox gateway could not be reached", "unreachable", null],
  ["the sandbox network is told to be down for this SIM", "unreachable", null],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <mei@example.com>", "mailbox", null],
  ["sandbox gateway answered HTTP 503 without sense", "nonsense", "HTTP 503"],
  ["fcm.example.com answered HTTP 502", "outside", "HTTP 502"],
  ["reseller: error 200011", "outside", null],
  ["454 Throttled", "outside", null],
  ["no network is connected", "not_connected", null],
  ["deadlock detected", "database", null],
  ["order 9d0c has no eSIM 3", "bug", null],
  ["", "bug", null],
];

test.each(errors)("%s", (error, trouble, code) => expect([troubleIn(error), codeIn(error)]).toEqual([trouble, code]));

test("every trouble is told apart by some error", () => {
  expect(new Set(errors.map(([, trouble]) => trouble))).toEqual(new Set(troubles));
});

describe("what is left to do for an order", () => {
  test.each([
    ["deliver-order", "paid", null],
    ["deliver-order", "cancelled", "cancelled"],
    ["dispatch-order", "refunding", "refunding"],
    ["dispatch-order", null, null],
    // what was begun outside is ended by the job that began it
    ["supply-order", "refunded", null],
    ["renew-sims", "refunded", null],
    ["load-plans", "refunded", null],
    // money goes on where the order has ended
    ["refund-payment", "cancelled", null],
    ["cancel-payment", "cancelled", null],
    ["end-plans", "refunding", null],
    ["send-mail", "refunded", null],
  ] as const)("%s of an order that is %s", (job, state, why) => expect(pointless(job, state)).toBe(why));
});
