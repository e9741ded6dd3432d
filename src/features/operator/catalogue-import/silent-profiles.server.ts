import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/** A promise that nobody keeps: silence about a profile would pass for news, and what was used would look unused. */
export function profilesNobodyReports({ profiles }: Shop, poolReports: boolean): Problem[] {
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
