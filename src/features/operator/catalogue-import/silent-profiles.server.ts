import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/**
 * Refuses profiles marked as reported without a reporter: missing reports would pass for news, and used profiles would
 * look unused.
 */
export function unreportedProfiles({ profiles }: Shop, poolReports: boolean): Problem[] {
  if (poolReports || !profiles) return [];
  return profiles.lines
    .filter(({ row }) => row.reports === true)
    .map(({ line }) => ({
      file: profiles.file,
      line,
      field: "reports",
      text: "must be no: no SM-DP+ is set that could report (ES2PLUS_URL)",
    }));
}
