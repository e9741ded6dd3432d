import { describe, expect, test } from "vitest";
import { retryAt, heldUntil, holdersOf, isMuchHeld, type Asking, type Held, type Holder } from "./holding-rules.ts";

const settings = { HELD_ORDERS: 5, HELD_PIECES: 20, NETWORK_TRIES: 1 };
const home = [
  { name: "203.0.113.7", times: 1 },
  { name: "203.0.113.0/24", times: 16 },
];
const mei: Asking = { pieces: 1, mailbox: "mei@example.com", networks: home, browserId: "browser" };
const signedIn = { ...mei, accountId: "account" };
const kinds = (holders: Holder[]) => holders.map(({ kind, most }) => [kind, most.orders, most.pieces]);
const until = new Date("2026-11-21T08:30:00Z");
const having =
  (has: Partial<Record<Holder["kind"], { orders?: number; pieces?: number }>>) =>
  ({ kind, name }: Holder): Held | undefined =>
    has[kind] && !name.endsWith("/24") ? { orders: 1, pieces: 1, until, ...has[kind] } : undefined;

test("a network has three times what a mailbox, browser or account has; wider networks more, and airports what they are set to", () => {
  expect(kinds(holdersOf(signedIn, settings))).toEqual([
    ["network", 15, 60],
    ["network", 240, 960],
    ["mailbox", 5, 20],
    ["mailbox here", 5, 20],
    ["browser", 5, 20],
    ["account", 5, 20],
  ]);
  expect(kinds(holdersOf(mei, { ...settings, NETWORK_TRIES: 10 }))[0]).toEqual(["network", 150, 600]);
});

test("who sends no browser id, or is not there, counts by what is known", () => {
  expect(holdersOf({ pieces: 1, mailbox: "mei@example.com", networks: [] }, settings).map(({ kind }) => kind)).toEqual([
    "mailbox",
  ]);
});

describe("one order more", () => {
  test.each<
    [string, Asking, Partial<Record<Holder["kind"], { orders?: number; pieces?: number }>>, false | "own" | "network"]
  >([
    ["nothing is held", { ...mei, pieces: 20 }, {}, false],
    [
      "a family: four orders of four, one more of four",
      { ...mei, pieces: 4 },
      { network: { orders: 4, pieces: 16 }, "mailbox here": { orders: 4, pieces: 16 } },
      false,
    ],
    [
      "a family of 16 and one piece too many",
      { ...mei, pieces: 5 },
      { "mailbox here": { orders: 4, pieces: 16 } },
      "own",
    ],
    ["the fifth order of a mailbox", mei, { "mailbox here": { orders: 4, pieces: 4 } }, false],
    ["the sixth", mei, { "mailbox here": { orders: 5, pieces: 5 } }, "own"],
    ["the sixth of a browser with other mailboxes", mei, { browser: { orders: 5, pieces: 5 } }, "own"],
    ["the sixth of an account", signedIn, { account: { orders: 5, pieces: 5 } }, "own"],
    ["an office: fourteen others are paying", mei, { network: { orders: 14, pieces: 30 } }, false],
    ["fifteen others are paying", mei, { network: { orders: 15, pieces: 30 } }, "network"],
    ["the office has set 60 pieces aside", mei, { network: { orders: 3, pieces: 60 } }, "network"],
    ["there a signed-in buyer", signedIn, { network: { orders: 15, pieces: 60 } }, false],
    [
      "there a signed-in buyer who has an order open",
      signedIn,
      { network: { orders: 15, pieces: 60 }, account: {} },
      "network",
    ],
    [
      "there a signed-in buyer who wants three",
      { ...signedIn, pieces: 3 },
      { network: { orders: 15, pieces: 60 } },
      "network",
    ],
    ["a stranger elsewhere has ordered in her name", mei, { mailbox: { orders: 5, pieces: 20 } }, false],
    [
      "a stranger elsewhere has, and she wants three",
      { ...mei, pieces: 3 },
      { mailbox: { orders: 5, pieces: 20 } },
      "own",
    ],
    ["both are in the way", mei, { network: { orders: 15 }, browser: { orders: 5 } }, "own"],
  ])("%s", (_, asking, has, expected) => {
    const full = retryAt(asking, holdersOf(asking, settings), having(has));
    expect(full && (full.own ? "own" : "network")).toBe(expected || undefined);
    if (full) expect(full.until).toEqual(until);
  });

  test("may be tried when the last of the holders that are full has something free", () => {
    const holders = holdersOf(mei, settings);
    const later = new Date("2026-11-21T08:40:00Z");
    const held = ({ kind }: Holder) => ({ orders: 99, pieces: 99, until: kind === "browser" ? later : until });
    expect(retryAt(mei, holders, held)?.until).toEqual(later);
  });
});

test.each([
  [1, 30, 45],
  [5, 30, 45],
  [6, 30, 8],
  [20, 30, 8],
  [20, 1440, 8],
  [20, 1, 8],
])("%i pieces are set aside, with %i minutes to pay, for %i minutes", (pieces, PAYMENT_MINUTES, minutes) => {
  const now = new Date("2026-11-21T08:00:00Z");
  expect((heldUntil(pieces, now, { PAYMENT_MINUTES }).getTime() - now.getTime()) / 60_000).toBe(minutes);
});

test.each([
  [19, 0, false],
  [20, 0, true],
  [20, 180, true],
  [20, 181, false],
  [400, 3_000, true],
])("%i pieces held for long beside %i that are free: much is %s", (heldLong, available, much) => {
  expect(isMuchHeld({ heldLong, available })).toBe(much);
});
