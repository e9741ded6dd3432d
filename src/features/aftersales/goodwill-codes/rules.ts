/** Typed as an amount, or as a share of what this order cost; the code itself is always an amount. */
export const goodwillUnits = ["money", "percent"] as const;
type GoodwillUnit = (typeof goodwillUnits)[number];

export const goodwillDays = 365;

/** In minor units of the order's currency; undefined where it is nothing, or more than the order's price in all. */
export function goodwillAmount(
  { takesOff, unit }: { takesOff: number; unit: GoodwillUnit },
  { total, given }: { total: number; given: number },
): number | undefined {
  const amount = unit === "money" ? takesOff : Math.floor((total * takesOff) / 100);
  return amount > 0 && given + amount <= total ? amount : undefined;
}
