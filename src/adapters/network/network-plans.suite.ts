import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Desk } from "./network-world.suite.ts";
import { NetworkUnavailable } from "./network.ts";

export function describePlans(desk: Desk): void {
  const { load, find } = desk;
  const usage = async (reference: string, from = "2000-01-01") =>
    (await desk.network.usageOf([reference], from)).map(({ usedMb }) => usedMb);
  const hours = (one: Date | null, other: Date | null) => (other!.getTime() - one!.getTime()) / 3_600_000;

  describe("how plans stand", () => {
    test("none asked, none answered; what it does not know is left out", async () => {
      expect([await desk.network.findPlans([]), await desk.network.usageOf([], "2026-01-01")]).toEqual([[], []]);
      const { reference } = await load();
      expect((await desk.network.findPlans(["nobody's", reference, "'; --"])).map((plan) => plan.reference)).toEqual([
        reference,
      ]);
      expect(await desk.network.usageOf(["nobody's"], "2026-01-01")).toEqual([]);
    });

    test("more than 200 at once is a bug, not an outage", async () => {
      const many = Array.from({ length: 201 }, () => randomUUID());
      await expect(desk.network.findPlans(many)).rejects.not.toBeInstanceOf(NetworkUnavailable);
      await expect(desk.network.usageOf(many, "2026-01-01")).rejects.not.toBeInstanceOf(NetworkUnavailable);
      expect(await desk.network.findPlans(many.slice(1))).toEqual([]);
    });

    test.each(["on the way there", "on the way back"] as const)(
      "lost %s: nothing is known, and nothing has changed",
      async (where) => {
        const { reference } = await load();
        desk.at.breaksDown(where);
        await expect(desk.network.findPlans([reference])).rejects.toBeInstanceOf(NetworkUnavailable);
        await expect(desk.network.usageOf([reference], "2026-01-01")).rejects.toBeInstanceOf(NetworkUnavailable);
        desk.at.breaksDown("nowhere");
        expect(await find(reference)).toMatchObject({ state: "waiting", usedMb: 0 });
      },
    );

    test("a plan waits until the SIM connects where it covers, then runs for its days", async () => {
      const { reference, iccid } = await load({ days: 7 });
      expect(await find(reference)).toEqual({
        reference,
        iccid,
        state: "waiting",
        activatedAt: null,
        expiresAt: null,
        usedMb: 0,
        usedTodayMb: 0,
        slow: false,
        asOf: expect.any(Date),
      });
      await desk.at.connects(iccid, "TH");
      await desk.at.uses(iccid, 5);
      expect(await find(reference)).toMatchObject({ state: "waiting", usedMb: 0 });
      await desk.at.connects(iccid, "JP");
      await desk.at.uses(iccid, 5);
      const { activatedAt, expiresAt, ...plan } = await find(reference);
      expect([plan, hours(activatedAt, expiresAt)]).toEqual([
        { reference, iccid, state: "active", usedMb: 5, usedTodayMb: 5, slow: false, asOf: expect.any(Date) },
        7 * 24,
      ]);
      await desk.at.later({ days: 7 });
      expect(await find(reference)).toMatchObject({
        state: "expired",
        activatedAt,
        expiresAt,
        usedMb: 5,
        slow: false,
      });
    });

    test("one that begins with the purchase runs at once; one that waits for too long is lost", async () => {
      const [bought, forgotten] = [
        await load({ startRule: "purchase" }),
        await load({ useBy: new Date("2026-12-21T08:00:00Z") }),
      ];
      expect(await find(bought.reference)).toMatchObject({ state: "active", usedMb: 0 });
      await desk.at.later({ days: 31 });
      await desk.at.connects(forgotten.iccid, "JP");
      expect(await find(forgotten.reference)).toMatchObject({ state: "expired", activatedAt: null });
    });

    test("a package is used up at its allowance, and the next one goes on", async () => {
      const first = await load({ allowanceMb: 100, days: 7, useBy: new Date("2027-05-19T08:00:00Z") });
      const next = await load({ iccid: first.iccid });
      await desk.at.connects(first.iccid, "JP");
      await desk.at.uses(first.iccid, 150);
      expect(await find(first.reference)).toMatchObject({ state: "used_up", usedMb: 100, slow: true });
      expect(await find(next.reference)).toMatchObject({ state: "active", usedMb: 50, slow: false });
    });

    test("a day pass is slow when the day's allowance is used, and full again the next day; its days are reported one by one", async () => {
      const { reference, iccid } = await load({
        kind: "day_pass",
        allowanceMb: 100,
        speedAfterKbps: 384,
        dayRule: "24_hours",
      });
      await desk.at.connects(iccid, "JP");
      await desk.at.uses(iccid, 150);
      expect(await find(reference)).toMatchObject({ state: "active", usedMb: 100, usedTodayMb: 100, slow: true });
      await desk.at.later({ days: 1 });
      await desk.at.uses(iccid, 60);
      expect(await find(reference)).toMatchObject({ state: "active", usedMb: 160, usedTodayMb: 60, slow: false });
      expect(await usage(reference)).toEqual([100, 60]);
      const [, { day }] = (await desk.network.usageOf([reference], "2000-01-01")) as [unknown, { day: string }];
      expect([await usage(reference, day), await usage(reference, "2099-01-01")]).toEqual([[60], []]);
    });
  });
}
