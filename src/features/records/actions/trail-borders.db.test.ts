import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetTrail } from "./contract.ts";
import { trailCsv } from "./trail-csv.server.ts";

type Trail = OutputOf<typeof GetTrail>;
let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
const busy = "77777777-0000-4000-8000-000000000001";
const [entries, border] = [25_000, 10_000];
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** From which network which entries are, counted from the newest; all others are from one that is not asked for. */
const matching = {
  "192.0.2.0/24": [1, ...from(border - 1, border + 2), ...from(2 * border - 1, 2 * border + 2), entries],
  "198.51.100.0/24": [...from(9901, 9950), border + 3, 2 * border + 3],
  "203.0.113.0/24": [...from(9401, 9900), border + 4, entries - 1],
};
type Network = keyof typeof matching;

/** A colleague's entries and the desk's, each numbered by its id; four at a time are of one instant, on both sides of a border too. */
beforeAll(async () => {
  const limits = { READ_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000", WRITE_CALLS_PER_MINUTE: "10000" };
  world = await freshWorld({ profiles: 0, environment: limits });
  ({ browser: mei } = await joined(world));
  const networks = Object.entries(matching).map(([network, of]) => `when n in (${of.join()}) then '${network}'`);
  await world.pool.query(`
    insert into staff (id, email, name, role, created_at) values ('${busy}', 'busy@example.com', 'Busy', 'support', now());
    alter table actions disable trigger actions_are_linked;
    insert into actions (id, at, who, staff_id, action, on_kind, on_id, details, network)
      select (prefix || '-0000-4000-8000-' || lpad((${entries} - n)::text, 12, '0'))::uuid,
        timestamptz '2026-11-20T07:59:00.123456Z' - (n + 2) / 4 * interval '1.000001 seconds', 'x', staff_id,
        case when n % 3 = 0 then 'mail_sent_again' else 'mail_taken_back' end, 'setting', on_id, '{}',
        case ${networks.join(" ")} else '2001:db8::/48' end
      from generate_series(1, ${entries}) as n,
        (values ('10000000', '${busy}'::uuid, 'busy'), ('20000000', null, 'desk')) as of (prefix, staff_id, on_id);
    analyze actions`);
});
afterAll(() => world.close());

const numberOf = (id: string) => entries - Number(id.slice(-12));
const numbersOf = (pages: readonly Trail[]) => pages.map(({ actions }) => actions.map(({ id }) => numberOf(id)));

async function pagesFrom(first: Trail, wish: object, towards: "older" | "newer"): Promise<Trail[]> {
  const pages = [first];
  for (let cursor = first[towards]; cursor !== null; cursor = pages.at(-1)![towards])
    pages.push(
      await mei.get<Trail>("/staff/getTrail", { ...wish, [towards === "older" ? "after" : "before"]: cursor }),
    );
  return pages;
}

async function fileOf(wish: object): Promise<number[]> {
  const asked = { requestKey: randomUUID(), reason: "The auditor asked", ...wish };
  const { id } = await mei.get<{ id: string }>("/staff/exportTrail", asked);
  const { file } = await trailCsv(world.db)({
    query: { export: id },
    language: "en",
    ask: (path, wanted) => mei.ask(path, wanted as object),
    now: world.shop.clock(),
  });
  const [, ...lines] = parse(await text(file as Readable), { bom: true });
  return lines.map((line) => numberOf(line.at(-1)!));
}

describe.each([
  ["a colleague", { person: busy }],
  ["a kind of a colleague", { person: busy, kind: "mails" }],
  ["the desk", { person: "desk" }],
  ["a kind of the desk", { person: "desk", kind: "mails" }],
  ["a thing", { thing: "setting:busy" }],
])("of %s in a network", (_, facets) => {
  test.each(Object.keys(matching) as Network[])(
    "%s: pages there, back, and the file have each once",
    async (network) => {
      const wish = { ...facets, network };
      const older = await pagesFrom(await mei.get<Trail>("/staff/getTrail", wish), wish, "older");
      expect(numbersOf(older).flat()).toEqual(matching[network]);
      const newer = await pagesFrom(older.at(-1)!, wish, "newer");
      expect(numbersOf(newer).toReversed().flat()).toEqual(matching[network]);
      expect(await fileOf(wish)).toEqual(matching[network]);
    },
  );
});

test("a page ends at the 10,000th entry looked through, there and back", async () => {
  const wish = { person: busy, network: "192.0.2.0/24" };
  const older = await pagesFrom(await mei.get<Trail>("/staff/getTrail", wish), wish, "older");
  const pages = [
    [1, border - 1, border],
    [border + 1, border + 2, 2 * border - 1, 2 * border],
    [2 * border + 1, 2 * border + 2, entries],
  ];
  expect(numbersOf(older)).toEqual(pages);
  expect(older.map(({ isCut }) => isCut)).toEqual([true, true, false]);
  const newer = await pagesFrom(older.at(-1)!, wish, "newer");
  expect(numbersOf(newer).slice(0, 3).toReversed()).toEqual(pages);
});
