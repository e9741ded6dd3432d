/** Spec 9: the least order, and the steps from which a piece costs less, in pieces a month. */
export const wholesaleSteps = [500, 2000, 10_000] as const;

/** Of one order in the partners' sandbox. */
export const mostInSandbox = 5;

/** What a piece costs at a step, in minor units; null where the operator says no price in public. */
export const wholesalePrice = (shopAmount: number, percentOff: number | null): number | null =>
  percentOff === null ? null : Math.ceil((shopAmount * (100 - percentOff)) / 100);

type Tier = { from: number; percentOff: number | null };

/** The step that so many pieces a month reach; undefined: fewer than the least order. */
export function tierOf<Of extends Tier>(tiers: readonly Of[], pieces: number): Of | undefined {
  return tiers.filter(({ from }) => pieces >= from).at(-1);
}

type Kept = { cost: number; keptEach: number; keptInMonth: number; percentOfPrice: number };

/** What is left of one's own price; below the cost it is less than nothing. */
export function keptOf({ cost, price, pieces }: { cost: number; price: number; pieces: number }): Kept {
  const keptEach = price - cost;
  return { cost, keptEach, keptInMonth: keptEach * pieces, percentOfPrice: price === 0 ? 0 : (keptEach / price) * 100 };
}
