import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRunning, type LivingPlan } from "./living-plan.ts";
import { aDayPass, aPlan, day, hour, mb, running, start } from "./living-plan.world.ts";
import { passTime, useAtOnce, type LivingSim, type Use } from "./passing-time.ts";

const inJapan = (mbPerHour: number): LivingSim => ({ country: "JP", speed: Math.round((mbPerHour * mb) / 3600) });
const total = (uses: readonly Use[], of?: string) =>
  uses.filter(({ reference }) => !of || reference === of).reduce((sum, { bytes }) => sum + bytes, 0);
const roughly = (megabytes: number) => expect.closeTo(megabytes * mb, -6);
const lived = (sim: LivingSim, plans: LivingPlan[], lasting: number) => passTime(sim, plans, start, start + lasting);

describe("a SIM in Japan", () => {
  test("nowhere: nothing begins, nothing is used, what waits too long is lost", () => {
    const { plans, uses } = lived(
      { country: null, speed: 99_999 },
      [aPlan("1"), aPlan("2", { useBy: start + day })],
      30 * day,
    );
    expect(plans.map(({ state }) => state)).toEqual(["waiting", "expired"]);
    expect(uses).toEqual([]);
  });

  test("connected without using anything: the plan begins at that second and ends 30 days later", () => {
    const [plan] = lived(inJapan(0), [aPlan("1")], 30 * day).plans;
    expect(plan).toMatchObject({ state: "expired", begunAt: start, expiresAt: start + 30 * day, used: 0 });
  });

  test("10 hours of 50 MB are 500 MB, on two days in UTC", () => {
    const { plans, uses } = passTime(inJapan(50), [aPlan("1")], start + 11 * hour, start + 21 * hour);
    expect(plans[0]).toMatchObject({ state: "active", used: roughly(500) });
    expect(Object.entries(Object.groupBy(uses, (use) => use.day)).map(([name, of]) => [name, total(of!)])).toEqual([
      ["2026-11-21", roughly(250)],
      ["2026-11-22", roughly(250)],
    ]);
  });

  test("a package ends at its allowance to the byte, and the next begins within the second", () => {
    const [first, next] = lived(inJapan(100), [aPlan("1", { useBy: start + day }), aPlan("2")], 15 * hour).plans;
    expect(first).toMatchObject({ state: "used_up", used: 1000 * mb });
    expect(next).toMatchObject({ state: "active", used: roughly(500), begunAt: expect.closeTo(start + 10 * hour, -4) });
  });

  test("after its allowance a package flows at 128 kbit/s until it ends", () => {
    const [plan] = lived(inJapan(500), [aPlan("1", { slowSpeed: 16_000 })], 3 * hour).plans;
    expect(plan).toMatchObject({ state: "used_up", used: roughly(1000 + (16_000 * 3600) / mb) });
  });

  test("a day pass is slow from its allowance to midnight in Tokyo, every day, and never uses more than its speed allows", () => {
    const { plans, uses } = lived(inJapan(500), [aDayPass("1")], 5 * day);
    expect(plans[0]).toMatchObject({ state: "expired", expiresAt: Date.parse("2026-11-25T15:00:00Z") });
    const days = Object.groupBy(uses, (use) => use.day);
    expect(Object.keys(days)).toEqual(["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"]);
    const secondsAtFullSpeed = Math.ceil((100 * mb) / inJapan(500).speed);
    expect(total(days["2026-11-22"]!)).toBe(100 * mb + (24 * 3600 - secondsAtFullSpeed) * 16_000);
  });

  test("when one ends the next that waits takes over at that second", () => {
    const [first, next] = lived(inJapan(1), [running(aPlan("1"), start + 2 * day), aPlan("2")], 3 * day).plans;
    expect(first).toMatchObject({ state: "expired", used: roughly(48) });
    expect(next).toMatchObject({ state: "active", begunAt: start + 2 * day, used: roughly(24) });
  });

  test("at once: from one package into the next, but no further than full speed carries", () => {
    const { plans, uses } = useAtOnce(
      inJapan(0),
      [aPlan("1", { useBy: start + day }), aDayPass("2")],
      5000 * mb,
      start,
    );
    expect(plans.map(({ state, used }) => [state, used])).toEqual([
      ["used_up", 1000 * mb],
      ["active", 100 * mb],
    ]);
    expect(total(uses)).toBe(1100 * mb);
  });

  test("30 days take a step for each of their boundaries, not one for each minute", () => {
    const plans = [aDayPass("1", { days: 30 }), aPlan("2", { slowSpeed: 16_000 }), aPlan("3", { countries: ["TH"] })];
    expect(lived(inJapan(500), plans, 30 * day).uses.length).toBeLessThan(31 * 5);
  });
});

describe("whatever plans and habits", () => {
  const seconds = (most: number) => fc.integer({ min: 0, max: most });
  const plan = (reference: string) =>
    fc
      .record({
        pass: fc.boolean(),
        days: fc.integer({ min: 1, max: 12 }),
        allowance: fc.integer({ min: 1, max: 3000 * mb }),
        slowSpeed: fc.constantFrom(0, 16_000, 128_000),
        dayRule: fc.constantFrom("calendar_day" as const, "24_hours" as const),
        dayZone: fc.constantFrom("Asia/Tokyo", "Europe/Zurich", "Africa/Cairo"),
        countries: fc.constantFrom(["JP"], ["JP", "KR"], ["TH"]),
        useBy: seconds(20 * 86_400),
        runs: fc.boolean(),
      })
      .map(({ pass, runs, useBy, dayRule, ...facts }) => {
        const one = aPlan(reference, {
          ...facts,
          kind: pass ? "day_pass" : "fixed",
          dayRule: pass ? dayRule : null,
          useBy: start + useBy * 1000,
        });
        return runs ? running(one) : one;
      });
  const life = fc.record({
    sim: fc.record({ country: fc.constantFrom("JP", "TH", "FR", null), speed: fc.integer({ min: 0, max: 300_000 }) }),
    plans: fc.tuple(plan("1"), plan("2"), plan("3")),
    stops: fc
      .uniqueArray(seconds(25 * 86_400), { minLength: 1, maxLength: 30 })
      .map((stops) => stops.toSorted((one, other) => one - other).map((at) => start + at * 1000)),
  });

  test("one jump is a thousand small ones; nothing is used twice, more than wished, or taken back", () => {
    fc.assert(
      fc.property(life, ({ sim, plans: before, stops }) => {
        let [plans, uses, at]: [LivingPlan[], Use[], number] = [before, [], start];
        for (const stop of stops) {
          const step = passTime(sim, plans, at, stop);
          step.plans.forEach((after, index) => expect(after.used).toBeGreaterThanOrEqual(plans[index]!.used));
          expect(total(step.uses)).toBeLessThanOrEqual(sim.speed * ((stop - at) / 1000));
          [plans, uses, at] = [step.plans, [...uses, ...step.uses], stop];
        }
        const jump = passTime(sim, before, start, at);
        expect(plans).toEqual(jump.plans);
        for (const one of plans) {
          expect(total(uses, one.reference)).toBe(one.used);
          expect(byDay(uses, one)).toEqual(byDay(jump.uses, one));
        }
      }),
    );
  });

  test("by the second it is the same", () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 1, max: 600 }), ({ sim, plans }, lasting) => {
        const small = plans.map((one) => ({ ...one, allowance: Math.ceil(one.allowance / 1000) }));
        let bySecond: LivingPlan[] = small;
        for (let second = 0; second < lasting; second++)
          bySecond = passTime(sim, bySecond, start + second * 1000, start + (second + 1) * 1000).plans;
        expect(bySecond).toEqual(passTime(sim, small, start, start + lasting * 1000).plans);
      }),
      { numRuns: 30 },
    );
  });

  test("no plan gives more at full speed than its allowance, of a pass its day's", () => {
    fc.assert(
      fc.property(life, ({ sim, plans: before, stops }) => {
        const { plans, uses } = passTime(
          sim,
          before.map((one) => ({ ...one, slowSpeed: 0 })),
          start,
          stops.at(-1)!,
        );
        for (const one of plans) {
          const given = one.kind === "fixed" ? [one.used] : byDay(uses, one).map(([, bytes]) => bytes);
          expect(Math.max(0, ...given)).toBeLessThanOrEqual(one.allowance);
        }
      }),
    );
  });

  test("at once there is no more than the plans of that country have at full speed", () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 0, max: 9000 * mb }), ({ sim, plans: before }, wish) => {
        const { plans, uses } = useAtOnce(sim, before, wish, start);
        const used = total(uses);
        expect(used).toBeLessThanOrEqual(wish);
        for (const one of plans) {
          expect(one.used).toBeLessThanOrEqual(one.allowance);
          expect(total(uses, one.reference)).toBe(one.used);
        }
        expect(
          plans.filter((one) => one.used > 0).every((one) => isRunning(one) && one.countries.includes(sim.country!)),
        ).toBe(true);
      }),
    );
  });

  function byDay(uses: readonly Use[], { reference }: LivingPlan): [string, number][] {
    const days = Map.groupBy(
      uses.filter((use) => use.reference === reference),
      (use) => use.day,
    );
    return [...days].map(([name, of]) => [name, total(of)]);
  }
});
