/** `99`, `99.5` and `99,50` as minor units; undefined: not a price. */
export function minorUnits(typed: string): number | undefined {
  const written = typed.trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : undefined;
}
