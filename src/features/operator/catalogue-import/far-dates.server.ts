import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/** A date further ahead than this is a slip of the pen, such as 2062 for 2026. */
const yearsAhead = 5;

export function datesTooFarAhead({ rates, policies = [], notices = [] }: Shop, now: Date): Problem[] {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  const dates = [
    ...(rates?.lines ?? []).map(({ line, row }) => ({
      file: rates!.file,
      line,
      field: "valid_from",
      date: row.valid_from,
    })),
    ...policies.map(({ file, facts }) => ({ file, field: "effective", date: facts.effective })),
    ...notices.map(({ file, facts }) => ({ file, field: "published", date: facts.published })),
  ];
  return dates
    .filter(({ date }) => date !== undefined && new Date(date) > latest)
    .map(({ date, ...place }) => ({ ...place, text: `is more than ${yearsAhead} years ahead (was "${date}")` }));
}
