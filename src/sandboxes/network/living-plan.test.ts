import { describe, expect, test } from "vitest";
import { atMoment, carrierOf, leftAt, type LivingPlan } from "./living-plan.ts";
import { aDayPass, aPlan, day, mb, running, start } from "./living-plan.world.ts";

describe("which plan carries a SIM in Japan", () => {
  const usedUp = (plan: LivingPlan): LivingPlan => ({ ...running(plan), state: "used_up", used: plan.allowance });
  const full = (plan: LivingPlan): LivingPlan => ({
    ...running(plan),
    used: plan.allowance,
    day: "2026-11-21",
    usedOnDay: plan.allowance,
  });

  test.each<[string, LivingPlan[], string | undefined]>([
    ["none", [], undefined],
    ["one for another country", [aPlan("thai", { countries: ["TH"] })], undefined],
    [
      "what is over",
      [
        { ...running(aPlan("over")), state: "expired" },
        { ...aPlan("ended"), state: "ended" },
      ],
      undefined,
    ],
    ["a package without data after its allowance", [usedUp(aPlan("empty"))], undefined],
    ["one that waits", [aPlan("waits")], "waits"],
    ["one that the previous version has loaded: for anywhere", [aPlan("old", { countries: [] })], "old"],
    [
      "of two that wait the one that must begin earlier",
      [aPlan("later"), aPlan("sooner", { useBy: start + 9 * day, countries: ["JP", "KR"] })],
      "sooner",
    ],
    [
      "then the one for fewer countries",
      [aPlan("wide", { countries: ["JP", "KR"] }), aPlan("narrow", { boughtAt: start })],
      "narrow",
    ],
    [
      "then the one bought earlier",
      [aPlan("second", { boughtAt: start - 1000 }), aPlan("first", { boughtAt: start - 2000 })],
      "first",
    ],
    [
      "the one that runs before one that waits and would end earlier",
      [running(aPlan("runs")), aPlan("waits", { useBy: start + day })],
      "runs",
    ],
    [
      "of two that run the one that ends earlier",
      [running(aPlan("long")), running(aPlan("short", { days: 3 }))],
      "short",
    ],
    [
      "one that waits, where the running one is for another country",
      [running(aPlan("thai", { countries: ["TH"] })), aPlan("waits")],
      "waits",
    ],
    ["full speed before slow, whatever ends earlier", [full(aDayPass("slow")), running(aPlan("fast"))], "fast"],
    [
      "a slow day pass before one that waits: tomorrow it is full again",
      [full(aDayPass("slow")), aPlan("waits")],
      "slow",
    ],
    [
      "a day pass that stops for the day, too",
      [full(aDayPass("stopped", { slowSpeed: 0 })), aPlan("waits")],
      "stopped",
    ],
    ["slow before stopped", [full(aDayPass("stopped", { slowSpeed: 0, days: 3 })), full(aDayPass("slow"))], "slow"],
    [
      "one that waits before a package that is used up",
      [usedUp(aPlan("empty", { slowSpeed: 16_000 })), aPlan("waits")],
      "waits",
    ],
    ["a package that is used up, slowly, at last", [usedUp(aPlan("empty", { slowSpeed: 16_000 }))], "empty"],
  ])("%s", (_, plans, carrier) => {
    expect(carrierOf(plans, "JP", start)?.reference).toBe(carrier);
    expect(carrierOf(plans.toReversed(), "JP", start)?.reference).toBe(carrier);
  });
});

test.each<[string, LivingPlan, number, LivingPlan["state"]]>([
  ["runs up to its last second", running(aPlan("1"), start + 5000), start + 4000, "active"],
  ["is over at its end", running(aPlan("1"), start + 5000), start + 5000, "expired"],
  ["is over when used up, too", { ...running(aPlan("1"), start + 5000), state: "used_up" }, start + 5000, "expired"],
  ["waits up to its last second", aPlan("1", { useBy: start + 5000 }), start + 4000, "waiting"],
  ["is lost when not begun", aPlan("1", { useBy: start + 5000 }), start + 5000, "expired"],
  ["stays ended", { ...running(aPlan("1"), start + 5000), state: "ended" }, start + 9000, "ended"],
])("a plan %s", (_, plan, at, state) => expect(atMoment(plan, at).state).toBe(state));

test("what is left is of the whole package, and of the pass's day in its own zone", () => {
  const used = { used: 60 * mb, day: "2026-11-21", usedOnDay: 60 * mb };
  expect(leftAt({ ...running(aPlan("1")), ...used }, start + day)).toBe(940 * mb);
  const pass = { ...running(aDayPass("1")), ...used };
  expect(leftAt(pass, Date.parse("2026-11-21T14:59:59Z"))).toBe(40 * mb);
  expect(leftAt(pass, Date.parse("2026-11-21T15:00:00Z"))).toBe(100 * mb);
});
