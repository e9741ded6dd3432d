import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words } from "../../i18n/en/console.ts";
import { hiddenIn, page, type Browser } from "./plain-forms.world.ts";

const { facets } = words;
let world: World;
let mei: Browser;
beforeAll(async () => {
  world = await freshWorld({ profiles: 1, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      select kind, kind || n, '{}', $1::timestamptz, $1::timestamptz + n * interval '1 minute'
      from generate_series(1, 3) as n, unnest(array['dispatch_late', 'order_held']) as kind`,
    [world.shop.clock()],
  );
});
afterAll(() => world.close());

const begun = async (table: string) => (await world.pool.query(`select from ${table}`)).rowCount;
const refusal = async (path: string, typed: Record<string, string>) =>
  page(path, mei, typed).then(
    (shown) => shown,
    (thrown: Response) => thrown.status,
  );

test.each([
  ["/console/inbox/many?all=1&deed=close&kind=kind_of_a_newer_version", { note: "seen" }, "bulk_case_actions"],
  ["/console/inbox/many?all=1&deed=close&view=view_of_a_newer_version", { note: "seen" }, "bulk_case_actions"],
  ["/console/inbox/many?all=1&deed=close&facet_of_a_newer_version=1", { note: "seen" }, "bulk_case_actions"],
  ["/console/enquiries/many?deed=close&country=SE&facet_of_a_newer_version=1", {}, "bulk_enquiry_actions"],
  ["/console/enquiries/many?deed=close&interest=interest_of_a_newer_version", {}, "bulk_enquiry_actions"],
  ["/console/enquiries/many?deed=close&view=view_of_a_newer_version", {}, "bulk_enquiry_actions"],
  ["/console/enquiries/many?deed=deed_of_a_newer_version&country=SE", {}, "bulk_enquiry_actions"],
  ["/console/enquiries/many?deed=close&owner=00000000-0000-4000-8000-000000000000", {}, "bulk_enquiry_actions"],
  ["/console/orders/many?all=1&kind=cancel&state=state_of_a_newer_version", {}, "bulk_actions"],
  ["/console/orders/many?all=1&kind=cancel&facet_of_a_newer_version=1", {}, "bulk_actions"],
  ["/console/orders/many?all=1&order=FWT000000001&kind=cancel&facet_of_a_newer_version=1", {}, "bulk_actions"],
  ["/console/orders/many?all=1&order=FWT000000001&kind=labels&facet_of_a_newer_version=1", {}, "bulk_actions"],
])("nothing is done with all of a filter that is not wholly known: %s", async (path, typed, table) => {
  const shown = await page(path, mei);
  expect(shown).not.toContain('class="button button-go"');
  expect(shown).toContain(`<h2>${facets.unknown}</h2>`);
  expect(await refusal(path, { ...typed, requestKey: randomUUID() })).not.toMatch(/^\/console\/bulk/);
  expect(await begun(table)).toBe(0);
});

test("a filter that is known is begun with", async () => {
  const path = "/console/inbox/many?all=1&deed=close&kind=dispatch_late";
  expect(await page(path, mei)).toContain('class="button button-go"');
  expect(await page(path, mei, { note: "seen", requestKey: randomUUID() })).toMatch(/^\/console\/bulk\/cases\//);
  expect(await begun("bulk_case_actions")).toBe(1);
});

test("of enquiries, too, from the list over the page to the job", async () => {
  await world.pool.query(
    `insert into enquiries (id, number, state, language, intention, company, country, email, form, begun_at, received_at,
        due_at, moved_at)
      values (gen_random_uuid(), 'NB00000001', 'received', 'en', 'buy', 'Nordic', 'HK', 'a@example.com',
        '{"interests": ["reseller"], "salesBand": "to_1m"}', $1::timestamptz, $1, $1, $1)`,
    [world.shop.clock()],
  );
  const list = await page("/console/enquiries?country=HK", mei);
  expect(list).toContain('<form action="/console/enquiries/many"><input type="hidden" name="country" value="HK"/>');
  expect(list).toContain("<h1>Enquiries</h1>");
  expect(await page("/console/enquiries?interest=reseller", mei)).toContain("<h1>Partners</h1>");
  const asked = await page("/console/enquiries/many?country=HK&deed=close", mei);
  expect(asked).toContain("Hong Kong");
  const led = await page("/console/enquiries/many?country=HK&deed=close", mei, { requestKey: randomUUID() });
  expect(led).toMatch(/^\/console\/bulk\/enquiries\//);
  const soFar = await page(led, mei);
  expect(soFar).toContain("Hong Kong");
  expect(await page("/console/bulk", mei)).toContain(`href="${led}"`);
  expect(await page(led, mei, { requestKey: randomUUID() })).toBe(led);
  expect((await world.pool.query("select state, filter from bulk_enquiry_actions")).rows).toEqual([
    { state: "stopped", filter: { country: "HK" } },
  ]);
});

test("the next one is taken from the filter that is shown, and the way back keeps it", async () => {
  const shown = await page("/console/inbox?kind=order_held", mei);
  const action = /<form class="take-next" action="([^"]*)"/.exec(shown)![1]!.replaceAll("&amp;", "&");
  const led = await page(action, mei, { ...hiddenIn(shown, 'value="next"'), do: "next" });
  const { rows } = await world.pool.query("select kind from cases where owner_id is not null");
  expect(rows).toEqual([{ kind: "order_held" }]);
  expect(led).toMatch(/^\/console\/inbox\?.*kind=order_held.*case=/);
});
