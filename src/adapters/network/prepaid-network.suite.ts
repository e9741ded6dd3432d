import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chargeFor } from "../../kernel/prepaid-tariff.ts";
import { NetworkUnavailable } from "./network.ts";
import type { JournalLine, PrepaidNetwork } from "./prepaid-network.ts";

/** A network in hand: `card` makes a prepaid card that has never been topped up. */
type PrepaidAtTest = {
  network: PrepaidNetwork;
  card(tariff: "gogochina_001" | "enterprise_001"): Promise<string>;
  travelSim(): Promise<string>;
  /** As it stands on the card's holder. */
  puk(iccid: string): Promise<string>;
  set(iccid: string, state: "active" | "blocked" | "expired"): Promise<void>;
  breaksDown(where: "nowhere" | "on the way there" | "on the way back"): void;
  connects(iccid: string, country: string): Promise<void>;
  uses(iccid: string, mb: number): Promise<void>;
  /** In every hour from now on. */
  usesHourly(iccid: string, mb: number): Promise<void>;
  later(by: { days?: number; hours?: number }): Promise<void>;
  close(): Promise<void>;
};

/** What every network with prepaid cards must do. */
export function describePrepaidNetwork(name: string, open: () => Promise<PrepaidAtTest>): void {
  describe(name, () => {
    let at: PrepaidAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());

    const mb = 2 ** 20;
    const credit = (iccid: string, amount = 6800, key: string = randomUUID()) =>
      at.network.credit({ key, iccid, amount, validDays: 180 });
    const find = async (iccid: string) => (await at.network.findPrepaid(iccid))!;
    const days = (from: Date, to: Date | null) => (to!.getTime() - from.getTime()) / 86_400_000;
    async function journalOf(iccid: string): Promise<JournalLine[]> {
      const found: JournalLine[] = [];
      for (let after: string | null = null; ;) {
        const { lines, next } = await at.network.readJournal(after, 3);
        found.push(...lines.filter((line) => line.iccid === iccid));
        if (next === after) return found;
        after = next;
      }
    }

    test("a balance is adjusted once for a key, either way, and never below zero; its validity stays", async () => {
      const iccid = await at.card("gogochina_001");
      const adjust = (amount: number, key: string = randomUUID()) => at.network.adjust({ key, iccid, amount });
      expect(await adjust(100)).toEqual({ state: "refused", failure: "card_lapsed" });
      await credit(iccid, 6800);
      const { validUntil } = await find(iccid);
      const key = randomUUID();
      const first = await adjust(-800, key);
      expect(first).toEqual({ state: "adjusted", at: expect.any(Date) });
      expect(await adjust(-800, key)).toEqual(first);
      expect(await adjust(500)).toMatchObject({ state: "adjusted" });
      expect(await find(iccid)).toMatchObject({ balance: 6500, validUntil });
      expect(await adjust(-6501)).toEqual({ state: "refused", failure: "balance_too_low" });
      expect(await adjust(-6500)).toMatchObject({ state: "adjusted" });
      expect(await at.network.adjust({ key: randomUUID(), iccid: await at.travelSim(), amount: 1 })).toEqual({
        state: "refused",
        failure: "not_prepaid",
      });
      for (const where of ["on the way there", "on the way back"] as const) {
        const lost = randomUUID();
        at.breaksDown(where);
        await expect(adjust(100, lost)).rejects.toThrow(NetworkUnavailable);
        at.breaksDown("nowhere");
        await adjust(100, lost);
      }
      expect((await find(iccid)).balance).toBe(200);
    });

    test("its PUK is its own: not another card's, and none of a card that is blocked, ended, unknown or no prepaid card", async () => {
      const [iccid, other, travel] = [
        await at.card("gogochina_001"),
        await at.card("gogochina_001"),
        await at.travelSim(),
      ];
      const puk = await at.puk(iccid);
      expect(puk).toMatch(/^\d{8}$/);
      expect(await at.network.isPukOf(iccid, puk)).toBe(true);
      for (const [card, code] of [
        [other, puk],
        [iccid, "00000000"],
        [iccid, ""],
        [travel, await at.puk(travel)],
      ] as const)
        expect([card, await at.network.isPukOf(card, code)]).toEqual([card, false]);
      for (const state of ["blocked", "expired"] as const) {
        await at.set(iccid, state);
        expect([state, await at.network.isPukOf(iccid, puk)]).toEqual([state, false]);
      }
    });

    test("a new card has nothing and no end; other SIMs are no prepaid cards", async () => {
      const iccid = await at.card("gogochina_001");
      expect(await find(iccid)).toEqual({
        iccid,
        tariff: "gogochina_001",
        state: "active",
        balance: 0,
        usedBytes: 0,
        validUntil: null,
        asOf: expect.any(Date),
      });
      const other = await at.travelSim();
      expect(await at.network.findPrepaid(other)).toBeUndefined();
      expect(await credit(other)).toEqual({ state: "refused", failure: "not_prepaid" });
    });

    test("a credit adds and sets the end; an earlier end never takes a later one back", async () => {
      const iccid = await at.card("gogochina_001");
      const first = await credit(iccid, 3400);
      const card = await find(iccid);
      expect([card.balance, days(card.asOf, card.validUntil)]).toEqual([3400, 180]);
      expect(first).toEqual({ state: "credited", validUntil: card.validUntil, at: expect.any(Date) });
      await at.network.credit({ key: randomUUID(), iccid, amount: 100, validDays: 3 });
      expect(await find(iccid)).toMatchObject({ balance: 3500, validUntil: card.validUntil });
    });

    test("the same key credits once, at the same moment too; for another amount it is a bug", async () => {
      const iccid = await at.card("enterprise_001");
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => credit(iccid, 5000, key)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await find(iccid)).balance).toBe(5000);
      await expect(credit(iccid, 5001, key)).rejects.not.toBeInstanceOf(NetworkUnavailable);
    });

    test("a lost call credits nothing, a lost answer has credited; repeating mends both", async () => {
      const iccid = await at.card("gogochina_001");
      const key = randomUUID();
      for (const [where, balance] of [
        ["on the way there", 0],
        ["on the way back", 6800],
      ] as const) {
        at.breaksDown(where);
        await expect(credit(iccid, 6800, key)).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        expect((await find(iccid)).balance).toBe(balance);
      }
      expect(await credit(iccid, 6800, key)).toMatchObject({ state: "credited" });
      expect((await find(iccid)).balance).toBe(6800);
    });

    test("a credit that is withdrawn never comes any more; one that is there stays", async () => {
      const iccid = await at.card("gogochina_001");
      const [never, there] = [randomUUID(), randomUUID()];
      expect(await at.network.withdrawCredit(never)).toEqual({ state: "withdrawn" });
      expect(await at.network.withdrawCredit(never)).toEqual({ state: "withdrawn" });
      expect(await credit(iccid, 6800, never)).toEqual({ state: "refused", failure: "withdrawn" });
      const credited = await credit(iccid, 6800, there);
      expect(await at.network.withdrawCredit(there)).toEqual(credited);
      expect((await find(iccid)).balance).toBe(6800);
    });

    test("of a credit and its withdrawal at the same moment one holds, and both say which", async () => {
      for (let round = 0; round < 8; round++) {
        const iccid = await at.card("gogochina_001");
        const key = randomUUID();
        const [credited, withdrawn] = await Promise.all([credit(iccid, 100, key), at.network.withdrawCredit(key)]);
        const { balance } = await find(iccid);
        expect([credited.state, withdrawn.state, balance]).toEqual(
          balance === 100 ? ["credited", "credited", 100] : ["refused", "withdrawn", 0],
        );
      }
    });

    test("data costs by the bytes in all, to the last cent, and then there is none", async () => {
      const iccid = await at.card("gogochina_001");
      await credit(iccid, 680);
      await at.connects(iccid, "CN");
      for (let part = 0; part < 5; part++) await at.uses(iccid, 0.7);
      expect(await find(iccid)).toMatchObject({
        usedBytes: Math.round(0.7 * mb) * 5,
        balance: 680 - chargeFor(Math.round(0.7 * mb) * 5, "gogochina_001"),
      });
      await at.uses(iccid, 5000);
      const used = await find(iccid);
      expect(used.balance).toBe(0);
      expect(chargeFor(used.usedBytes, "gogochina_001")).toBe(680);
      await at.uses(iccid, 1);
      expect(await find(iccid)).toMatchObject({ usedBytes: used.usedBytes });
    });

    test("it is used where it has a network, and while it is let in", async () => {
      const [gogo, enterprise] = [await at.card("gogochina_001"), await at.card("enterprise_001")];
      for (const iccid of [gogo, enterprise]) {
        await credit(iccid);
        await at.connects(iccid, "TH");
        await at.uses(iccid, 1);
      }
      expect([(await find(gogo)).usedBytes, (await find(enterprise)).usedBytes]).toEqual([0, mb]);
      await at.set(enterprise, "blocked");
      await at.uses(enterprise, 1);
      expect(await find(enterprise)).toMatchObject({ state: "blocked", usedBytes: mb });
      expect(await credit(enterprise)).toEqual({ state: "refused", failure: "card_blocked" });
    });

    test("time uses it hour by hour; the journal has every byte, numbered without a gap", async () => {
      const iccid = await at.card("enterprise_001");
      await credit(iccid, 100_000);
      await at.connects(iccid, "JP");
      await at.usesHourly(iccid, 36);
      await at.later({ days: 3 });
      await at.later({ hours: 5 });
      const { usedBytes } = await find(iccid);
      expect(usedBytes / mb / 36 / 77).toBeCloseTo(1, 3);
      const lines = await journalOf(iccid);
      expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, place) => place + 1));
      expect(lines.reduce((sum, line) => sum + (line.kind === "use" ? line.bytes : 0), 0)).toBe(usedBytes);
      expect(lines[0]).toMatchObject({ kind: "use", tariff: "enterprise_001", country: "JP" });
    });

    test("what is left lapses with the validity, at that moment; a credit wakes the card, for a time", async () => {
      const iccid = await at.card("gogochina_001");
      await credit(iccid, 6800);
      const { validUntil } = await find(iccid);
      await at.later({ days: 180 });
      expect(await find(iccid)).toMatchObject({ state: "lapsed", balance: 0, validUntil });
      expect(await journalOf(iccid)).toMatchObject([{ kind: "lapse", sequence: 1, amount: 6800, at: validUntil }]);
      await at.later({ days: 80 });
      await credit(iccid, 3400);
      expect(await find(iccid)).toMatchObject({ state: "active", balance: 3400 });
      await at.later({ days: 271 });
      expect(await find(iccid)).toMatchObject({ state: "ended", balance: 0 });
      expect(await credit(iccid)).toEqual({ state: "refused", failure: "card_ended" });
    });
  });
}
