import { sql } from "kysely";
import { hourMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlaceReports } from "./reports.ts";

type Report = { iso2: string; works: boolean; isFirstOfNetwork: boolean; now: Date };

export async function countReport(db: DbOrTx, { iso2, works, isFirstOfNetwork, now }: Report): Promise<void> {
  await sql`
    insert into place_reports (iso2, hour, works, travellers, networks)
      values (${iso2}, date_trunc('hour', ${now}::timestamptz), ${works}, 1, ${isFirstOfNetwork ? 1 : 0})
    on conflict (hour, iso2, works) do update set
      travellers = place_reports.travellers + 1, networks = place_reports.networks + excluded.networks`.execute(db);
}

/** Of the last 24 hours, by destination: all that were counted, whether visitors see them or not. */
export async function reportsSince(db: DbOrTx, now: Date): Promise<Map<string, PlaceReports>> {
  const { rows } = await sql<{ iso2: string; works: boolean; travellers: number; networks: number }>`
    select iso2, works, sum(travellers)::int as travellers, sum(networks)::int as networks from place_reports
    where hour > ${new Date(now.getTime() - 24 * hourMs)} group by iso2, works`.execute(db);
  const found = new Map<string, PlaceReports>();
  for (const { iso2, works, ...count } of rows) {
    const those = found.getOrInsert(iso2, { works: { ...none }, fails: { ...none } });
    those[works ? "works" : "fails"] = count;
  }
  return found;
}

const none = { travellers: 0, networks: 0 };
