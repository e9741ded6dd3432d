import { expect, test } from "vitest";
import { weather } from "./weather.ts";

test("in bad weather calls and answers get lost at the rate of the setting", async () => {
  const lostOf = async (failureRate: number) => {
    let lost = 0;
    let seed = 7;
    // Park and Miller's minimal generator: the same chances on every run
    const sky = weather({
      failureRate,
      latencyMs: 0,
      chance: () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647,
    });
    for (let call = 0; call < 2_000; call++)
      await sky
        .before()
        .then(() => sky.after())
        .catch(() => lost++);
    return lost / 2_000;
  };
  expect(await lostOf(0)).toBe(0);
  expect(await lostOf(1)).toBe(1);
  expect(await lostOf(0.3)).toBeGreaterThan(0.27);
  expect(await lostOf(0.3)).toBeLessThan(0.33);
});
