import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words } from "../../i18n/en/console.ts";
import { page, type Browser } from "./plain-forms.world.ts";

const { facets } = words;
const behindAll = Buffer.from("0.88888888-0000-4000-8000-000000000000").toString("base64url");
let world: World;
let mei: Browser;
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  ({ browser: mei } = await joined(world));
});
afterAll(() => world.close());

test.each([
  "/console/trail?kind=money",
  "/console/enquiries?country=HK",
  "/console/finance/disputes?standing=lost",
  "/console/finance/differences?gateway=stripe",
  "/console/promos?view=over&buyers=one_buyer",
  "/console/orders?method=wechat",
])("%s: an empty page behind others does not say that nothing has all of the filter", async (list) => {
  const first = await page(list, mei);
  expect(first).toContain(facets.empty);
  expect(first).not.toContain(facets.ended);
  const behind = await page(`${list}&after=${list.includes("promos") ? "ZZZZ" : behindAll}`, mei);
  expect(behind).toContain(facets.ended);
  expect(behind).not.toContain(facets.empty);
  expect(behind).toMatch(
    new RegExp(`<a class="button" href="${list.replace("?", "\\?").replace("&", "&amp;")}[^"]*">${facets.toBeginning}`),
  );
});

test("of parcels nothing is behind a place that none is left at: the list begins anew, and says so", async () => {
  const behind = await page("/console/dispatch?country=JP&after=FW7K2M9QX4TB", mei);
  expect(behind).toContain(facets.empty);
  expect(behind).not.toContain(facets.ended);
});

test("of the inbox, too: behind its only case nothing follows, and the beginning is a press away", async () => {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into cases (kind, subject, details, opened_at, due_at) values ('order_held', 'FW7K2M9QX4TB', '{}', $1, $1)
      returning id`,
    [world.shop.clock()],
  );
  const behind = await page(`/console/inbox?kind=order_held&after=${rows[0]!.id}`, mei);
  expect(behind).toContain(facets.ended);
  expect(behind).not.toContain(facets.empty);
  expect(behind).toContain(`<a class="button" href="/console/inbox?kind=order_held">${facets.toBeginning}`);
});
