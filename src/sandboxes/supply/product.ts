const bytesOf = { MB: 1_048_576, GB: 1_073_741_824 };

/**
 * The sandbox sells every product whose name says what it is, `ASIA-5GB-15D`; others are unknown, `SOLD-OUT-…` is sold
 * out.
 */
export function readProduct(name: string): { totalBytes: number; days: number } | "unknown" | "sold_out" {
  if (name.startsWith("SOLD-OUT")) return "sold_out";
  const [, size, unit, days] = /-(\d{1,5})(MB|GB)-(\d{1,3})D$/.exec(name) ?? [];
  if (!size || !days || Number(size) === 0 || Number(days) === 0) return "unknown";
  return { totalBytes: Number(size) * bytesOf[unit as "MB" | "GB"], days: Number(days) };
}
