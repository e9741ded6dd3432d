import { expect, test } from "vitest";
import { movedOn, shownBy, spedUp, type NetworkClock } from "./network-clock.ts";

const clock: NetworkClock = { realAt: 1_000_000, networkAt: 1_000_000, speed: 1, fastUntil: 1_000_000 };

test.each<[string, NetworkClock, number, number]>([
  ["as the real one when it was never moved", clock, 5_000_000, 5_000_000],
  ["whole seconds only", clock, 1_000_999, 1_000_000],
  ["what it was moved on", movedOn(clock, 2_000_000, 3_600_000), 2_001_000, 5_601_000],
  ["moved back: nothing", movedOn(clock, 2_000_000, -3_600_000), 2_001_000, 2_001_000],
  [
    "a thousand small moves as much as one large",
    Array.from({ length: 1000 }).reduce<NetworkClock>((moved) => movedOn(moved, 2_000_500, 1500), clock),
    2_000_500,
    3_500_000,
  ],
  ["30 days in a minute, half way", spedUp(clock, 1_000_000, 43_200, 60_000), 1_030_000, 1_000_000 + 15 * 86_400_000],
  [
    "30 days in a minute, and then as fast as ever",
    spedUp(clock, 1_000_000, 43_200, 60_000),
    1_070_000,
    1_010_000 + 30 * 86_400_000,
  ],
  ["sped up again on the way", spedUp(spedUp(clock, 1_000_000, 100, 60_000), 1_010_000, 1, 0), 1_020_000, 2_010_000],
  [
    "moved on while it is fast: it stays fast",
    movedOn(spedUp(clock, 1_000_000, 100, 60_000), 1_010_000, 5000),
    1_020_000,
    3_005_000,
  ],
  ["standing while the real one is set back", movedOn(clock, 2_000_000, 0), 1_500_000, 2_000_000],
])("the clock shows %s", (_, at, real, shown) => expect(shownBy(at, real)).toBe(shown));
