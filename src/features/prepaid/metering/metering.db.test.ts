import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JournalLine } from "../../../adapters/network/prepaid-network.ts";
import { chargeFor } from "../../../kernel/prepaid-tariff.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { bookEntries } from "../balances/books.server.ts";
import { forgiveOldOverruns } from "../balances/forgive-overruns.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
import { bookLines } from "./book-lines.server.ts";
import { forgetPrepaidPlaces } from "./forget-places.server.ts";
import { readPrepaid } from "./read-prepaid.server.ts";

let world: PrepaidWorld;
beforeEach(async () => void (world = await prepaidWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const iccid = aCard(1);
const gb = 2 ** 30;
const aLine = (sequence: number, bytes: number, change: Partial<JournalLine> = {}): JournalLine =>
  ({
    iccid,
    tariff: "gogochina_001",
    sequence,
    at: new Date("2026-11-21T07:00:00Z"),
    kind: "use",
    country: "CN",
    carrier: "China Mobile",
    bytes,
    ...change,
  }) as JournalLine;
const book = (lines: JournalLine[]) => world.db.transaction().execute((tx) => bookLines(tx, lines, world.shop.clock()));
const use = async () => {
  const entries = await world.entries(iccid);
  return -entries.filter(({ kind }) => kind === "use").reduce((sum, { amount }) => sum + amount, 0);
};

describe("what is charged", () => {
  beforeEach(() => world.toppedUp({ amount: 34_000 }));

  test("ten thousand small records cost what one large one costs, to the cent", async () => {
    const other = aCard(2);
    await world.toppedUp({ amount: 34_000, iccid: other });
    const each = 314_159;
    for (let from = 0; from < 10_000; from += 1000)
      await book(Array.from({ length: 1000 }, (_, place) => aLine(from + place + 1, each)));
    await book([aLine(1, each * 10_000, { iccid: other })]);
    expect(await world.balance(iccid)).toBe(await world.balance(other));
    expect(await use()).toBe(chargeFor(each * 10_000, "gogochina_001"));
  });

  test("twice, in any order, late, and by two processes at once: each once", async () => {
    const lines = Array.from({ length: 60 }, (_, place) => aLine(place + 1, 10_000_000 + place));
    await Promise.all([book(lines), book(lines.toReversed()), book(lines.slice(20, 40))]);
    await book([...lines.slice(50), ...lines.slice(0, 5)]);
    expect(await use()).toBe(
      chargeFor(
        lines.reduce((sum, line) => sum + (line.kind === "use" ? line.bytes : 0), 0),
        "gogochina_001",
      ),
    );
  });

  test.each([0, -1, -gb, 0.5, Number.NaN, 2 ** 41])(
    "%d bytes are no use: a person looks at it, nothing is booked",
    async (bytes) => {
      await book([aLine(1, bytes), aLine(2, gb)]);
      expect(await use()).toBe(680);
      expect(await world.cases()).toEqual([{ kind: "prepaid_line_refused", subject: `${iccid} 1` }]);
    },
  );

  test("from a clock that runs ahead it happened when it was heard of", async () => {
    await book([aLine(1, gb, { at: new Date("2027-03-01T00:00:00Z") })]);
    expect(await world.ask("select at from prepaid_lines")).toEqual([{ at: new Date("2026-11-21T08:00:00Z") }]);
  });

  test("older than half a year it is charged all the same; where it was is forgotten, a repeat is not charged", async () => {
    const lines = [
      aLine(1, gb, { at: new Date("2026-05-21T07:59:59Z") }),
      aLine(2, gb, { at: new Date("2026-05-21T08:00:01Z") }),
    ];
    await book(lines);
    await forgetPrepaidPlaces.run({}, world.shop);
    expect(await world.ask("select sequence, country from prepaid_lines order by sequence")).toEqual([
      { sequence: 1, country: null },
      { sequence: 2, country: "CN" },
    ]);
    await book(lines);
    expect(await use()).toBe(1360);
  });
});

describe("beyond the balance", () => {
  test("what the network let through is our loss, and an entry says so", async () => {
    await world.toppedUp({ amount: 3400 });
    await book([aLine(1, 6 * gb)]);
    expect(await world.entries(iccid)).toEqual([
      { kind: "top_up", amount: 3400 },
      { kind: "use", amount: -4080 },
      { kind: "overrun", amount: 680 },
    ]);
    expect(await world.books()).toMatchObject({ sales: -4080, write_offs: 680 });
  });

  test("heard of before the top-up is written down it is no loss", async () => {
    await world.begun({ amount: 6800 });
    await world.pay();
    await book([aLine(1, gb)]);
    expect(await world.balance(iccid)).toBe(-680);
    await world.work();
    expect(await world.entries(iccid)).toEqual([
      { kind: "use", amount: -680 },
      { kind: "top_up", amount: 6800 },
    ]);
  });

  test("heard of before, and more than the top-up: the rest is our loss once it is written down", async () => {
    await world.begun({ amount: 3400 });
    await world.pay();
    await book([aLine(1, 6 * gb)]);
    await world.work();
    expect(await world.entries(iccid)).toEqual([
      { kind: "use", amount: -4080 },
      { kind: "top_up", amount: 3400 },
      { kind: "overrun", amount: 680 },
    ]);
  });

  test("left below zero by an earlier version it is our loss at night, but not while a top-up is on its way", async () => {
    const [waiting, now] = [aCard(2), world.shop.clock()];
    await world.toppedUp({ amount: 3400 });
    await world.toppedUp({ amount: 3400, iccid: waiting });
    await world.begun({ amount: 3400, iccid: waiting });
    await world.pay();
    const entries = [iccid, waiting].map((card) => ({ iccid: card, amount: -4080 }));
    await world.db.transaction().execute((tx) => bookEntries(tx, "lapse", { about: "before", entries }, now));
    await Promise.all([1, 2].map(() => forgiveOldOverruns.run({}, world.shop)));
    expect((await world.entries(iccid)).slice(1)).toEqual([
      { kind: "lapse", amount: -4080 },
      { kind: "overrun", amount: 680 },
    ]);
    expect(await world.balance(waiting)).toBe(-680);
  });

  test("of two top-ups that were under way the last one asks", async () => {
    await world.begun({ amount: 3400 });
    await world.pay();
    await world.begun({ amount: 3400, email: "wei@example.com" });
    await world.pay();
    await book([aLine(1, 12 * gb)]);
    await world.work();
    expect((await world.entries(iccid)).map(({ kind }) => kind)).toEqual(["use", "top_up", "top_up", "overrun"]);
    expect(await world.balance(iccid)).toBe(0);
  });
});

describe("read from the network", () => {
  const used = async (mb: number) => {
    await world.hand.goTo(iccid, "CN");
    return world.hand.usePrepaid(iccid, mb);
  };

  test("every minute, once, also by two processes at the same moment; and as the network counts", async () => {
    await world.toppedUp();
    for (let part = 0; part < 7; part++) await used(333.3);
    await Promise.all([1, 2, 3].map(() => readPrepaid.run({}, world.shop)));
    await readPrepaid.run({}, world.shop);
    expect(await world.balance(iccid)).toBe((await world.onNetwork(iccid)).balance);
    expect(await world.ask("select from prepaid_lines")).toHaveLength(7);
  });

  test("used up by hand in a minute, to nothing and not below", async () => {
    await world.toppedUp({ amount: 3400 });
    await used(6000);
    await readPrepaid.run({}, world.shop);
    expect(await world.balance(iccid)).toBe(0);
  });

  test("what lapses with the validity is booked as the network says", async () => {
    await world.toppedUp({ amount: 3400 });
    await used(1024);
    await world.hand.moveOn({ days: 181 });
    await readPrepaid.run({}, world.shop);
    expect(await world.entries(iccid)).toEqual([
      { kind: "top_up", amount: 3400 },
      { kind: "use", amount: -680 },
      { kind: "lapse", amount: -2720 },
    ]);
    expect(await world.books()).toEqual({ gateway: 3400, sales: -3400 });
  });
});
