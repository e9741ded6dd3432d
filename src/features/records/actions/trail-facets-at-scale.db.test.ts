import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { countedValues, facetsInTheWay } from "../../../platform/database/facets.server.ts";
import { facetedTrail, type TrailFilter } from "./along-trail.server.ts";
import { actionsOf, countedTrailFacets, everyAction } from "./rules.ts";
import { trailOf } from "./trail-store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
const busy = "77777777-0000-4000-8000-000000000001";
const stranger = "77777777-0000-4000-8000-000000000002";
const here = "198.51.100.0/24";
const elsewhere = "192.0.2.0/24";
const mails = actionsOf("mails");
const money = actionsOf("money");

/**
 * Every second entry is of one colleague, the others of the desk; all e-mails, of one setting and from one network.
 * Behind them is what that colleague did with money: of each action fewer than a page looks through, of all together more.
 */
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into staff (id, email, name, role, created_at) values
      ('${busy}', 'busy@example.com', 'Busy', 'support', now()), ('${stranger}', 'new@example.com', 'New', 'support', now());
    alter table actions disable trigger actions_are_linked;
    insert into actions (at, who, staff_id, action, on_kind, on_id, details, network)
      select timestamptz '2026-11-21T07:59Z' - n / 3 * interval '1 minute', 'x', case when n % 2 = 0 then '${busy}'::uuid end,
        case when n % 4 < 2 then 'mail_sent_again' else 'mail_taken_back' end, 'setting', 'pick_up_at', '{}', '${here}'
      from generate_series(1, 45000) as n;
    insert into actions (at, who, staff_id, action, on_kind, on_id, details, network)
      select timestamptz '2026-11-10T07:59Z' - n / 3 * interval '1 minute', 'x', '${busy}',
        ('{${money.join()}}'::text[])[1 + n % ${money.length}], 'setting', 'pick_up_at', '{}', '${here}'
      from generate_series(1, 16000) as n`);
  // an index alone answers of pages that a vacuum has seen
  await world.pool.query("vacuum analyze");
});
afterAll(() => world.close());

const setting = { kind: "setting", id: "pick_up_at" };

test.each<[string, TrailFilter]>([
  ["a colleague in a network where they were not", { person: busy, network: elsewhere }],
  ["a kind of a colleague in such a network", { person: busy, kind: mails, network: elsewhere }],
  ["the desk in such a network", { person: null, network: elsewhere }],
  ["a kind of the desk in such a network", { person: null, kind: mails, network: elsewhere }],
  ["a kind of many actions of a colleague in such a network", { person: busy, kind: money, network: elsewhere }],
  ["a rare kind of a thing", { thing: setting, kind: actionsOf("parcels") }],
  ["a thing in such a network", { thing: setting, network: elsewhere }],
  ["a stranger of a thing", { thing: setting, person: stranger }],
])("%s: a page looks through no more than it may, and goes on", async (_, filter) => {
  for (const towards of ["older", "newer"] as const) {
    const { rows, end } = await trailOf(listening, filter, { towards }, 51);
    expect([rows, end]).toEqual([[], expect.anything()]);
    await readNoMoreThanAPage();
    expect((await trailOf(listening, filter, { towards, place: end }, 51)).rows).toEqual([]);
    await readNoMoreThanAPage();
  }
});

test.each<[string, TrailFilter]>([
  ["nothing", {}],
  ["a kind", { kind: mails }],
  ["a kind of many actions", { kind: money }],
  ["a colleague", { person: busy }],
  ["a kind of many actions of a colleague", { person: busy, kind: money }],
  ["the desk", { person: null }],
  ["a network", { network: here }],
  ["a kind of many actions in a network", { network: here, kind: money }],
  ["a kind of the desk in a network", { person: null, kind: mails, network: here }],
  ["a thing and all else", { thing: setting, person: busy, kind: mails }],
])("facets of %s, and what is in the way, read no more of each combination than a page", async (_, filter) => {
  const faceted = facetedTrail(filter);
  for (const facet of countedTrailFacets) {
    const [rows, values] = [faceted.rowsWithout![facet], faceted.values[facet]];
    const conditions = faceted.asked.filter(([one]) => one !== facet).map(([, condition]) => condition);
    expect((await countedValues(listening, { rows, values, conditions })).looked).toBe(mostLookedThrough);
    await readNoMoreThanAPage();
  }
  for (const { count, more } of await facetsInTheWay(listening, faceted)) {
    expect([count, more]).toEqual([expect.any(Number), true]);
    await readNoMoreThanAPage();
  }
});

/** Of the trail the last statement, which is never prepared, reads no more than may be looked through. */
async function readNoMoreThanAPage() {
  const [plan] = await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)");
  const text = plan!.map((line) => String(line["QUERY PLAN"])).join("\n");
  expect(text).not.toMatch(/Seq Scan on actions/);
  const numbers = (form: RegExp) => [...text.matchAll(form)].map(([, rows]) => Number(rows));
  const read = numbers(/(?: using \w+|Bitmap Heap Scan) on actions[^(]*\(actual rows=(\d+)(?:\.00)? loops=1\)/g);
  expect(read.length).toBeGreaterThan(0);
  expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(mostLookedThrough + everyAction.length);
  for (const rows of numbers(/Rows Removed by Filter: (\d+)/g)) expect(rows).toBeLessThanOrEqual(mostLookedThrough);
}
