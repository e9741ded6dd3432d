import { expect, test } from "vitest";
import { chargeOn } from "./rules.ts";

/** Numbers from 0 to 1 that look like chance and are the same in each run. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const chance = chances(16);

test.each([
  // most far below a cent's worth, some of two gigabytes
  ["gogochina_001", (): number => Math.ceil(chance.next().value ** 9 * 2 ** 31)],
  // each a byte below a cent's worth
  ["enterprise_001", (): number => 894_784],
] as const)("%s: a million records are charged what one is, to the cent", (tariff, size) => {
  let [used, charged] = [0n, 0];
  for (let record = 0; record < 1_000_000; record++) {
    const bytes = size();
    charged += chargeOn(used, bytes, tariff);
    used += BigInt(bytes);
  }
  expect(charged).toBe(chargeOn(0n, Number(used), tariff));
  expect(charged).toBeGreaterThan(900_000);
});
