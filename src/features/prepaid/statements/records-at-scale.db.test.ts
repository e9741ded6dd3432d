import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
import { recordsCsv } from "./records-csv.server.ts";

let world: PrepaidWorld;
let listening: Db;
const asked: CompiledQuery[] = [];
const iccid = aCard(1);
const lines = 30_000;

/** Each line with its entry, and a top-up among a hundred. */
beforeAll(async () => {
  world = await prepaidWorld();
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into prepaid_cards (iccid, tariff, used_bytes) values ('${iccid}', 'gogochina_001', ${lines}::bigint * 1000000);
    insert into prepaid_lines (iccid, sequence, kind, at, country, carrier, bytes, heard_at)
      select '${iccid}', n, 'use', timestamptz '2026-06-20 08:00Z' + (n / 10) * interval '1 hour', 'CN', 'China Mobile',
        1000000, now() from generate_series(1, ${lines}) n;
    insert into prepaid_entries (iccid, kind, amount, occasion, at)
      select '${iccid}', case n % 100 when 0 then 'top_up' else 'use' end, case n % 100 when 0 then 7 else -1 end,
        'test ' || n, timestamptz '2026-06-20 08:00Z' + (n / 10) * interval '1 hour' from generate_series(1, ${lines}) n`);
});
afterAll(() => world.close());

type Step = {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Step[];
};
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];
const looked = (step: Step) => (step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)) * step["Actual Loops"];

test.each(["as it was written", "as it is known"])(
  "a thousand lines of a long file look at a thousand, and not at the card once more: %s",
  async (known) => {
    if (known === "as it is known") await world.pool.query("analyze");
    asked.length = 0;
    const card = { iccid, tariff: "gogochina_001" as const, from: new Date("2026-06-01") };
    const parts = (await Array.fromAsync(recordsCsv(listening, card, "en"))).map(
      (part) => part.split("\r\n").length - 1,
    );
    expect([parts.length, Math.max(...parts)]).toEqual([32, 1000]);
    expect(parts.reduce((sum, count) => sum + count)).toBe(1 + lines + lines / 100);
    // the order at once, then part by part
    expect(asked).toHaveLength(1 + 31);
    for (const [row] of await bothPlans(world.pool, asked[9]!, "(analyze, format json)")) {
      const steps = stepsOf((row!["QUERY PLAN"] as [{ Plan: Step }])[0].Plan);
      const tables = steps.filter((step) => step["Relation Name"]?.startsWith("prepaid_"));
      expect(tables.reduce((sum, step) => sum + looked(step), 0)).toBe(1000);
    }
  },
);
