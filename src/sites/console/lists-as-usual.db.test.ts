import { afterAll, beforeAll, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../test/sold-orders.ts";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { shortMoment } from "../../console/parts/short-moment.ts";
import { dispatchOrder } from "../../features/delivery/dispatches/dispatch-order.server.ts";
import { sent as anEnquiry } from "../../features/people/enquiries/enquiries.world.ts";
import { openCase } from "../../features/records/cases/store.server.ts";
import { words as english } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { page, type Browser } from "./plain-forms.world.ts";

const languages = { en: english, "zh-cn": simplified, "zh-hk": traditional } as const;
let world: World;
let mei: Browser;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 2);
  ({ browser: mei } = await joined(world));
  const order = await aCardOrder(world);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  await aCase(order.id);
  await world.pool.query("update cases set order_id = $1", [order.id]);
  await world.pool.query(
    "update dispatches set state = 'sent', sent_at = now(), carrier = 'SF', tracking_number = 'SF1'",
  );
  await aCase("closed");
  await world.pool.query("update cases set closed_at = now() where subject = 'closed'");
  await anEnquiry(world);
  await world.pool.query(
    `insert into disputes (gateway, gateway_reference, payment_id, order_id, state, reason, amount, currency, sold_amount, page, begun_at)
      select 'sandbox', '1', id, $1, 'needs_answer', 'general', 100, 'HKD', 100, 'https://gateway.example', now() from payments limit 1`,
    [order.id],
  );

  function aCase(subject: string) {
    return openCase(world.db, { kind: "help_asked", subject, details: {} }, world.shop.clock());
  }
});
afterAll(() => world.close());

test.each([
  ["inbox?view=closed", { list: "inbox", view: "closed" }, ["closed", "whom"]],
  ["dispatch?view=on_the_way", { list: "parcels", view: "on_the_way" }, ["tracking", "to"]],
  ["orders?view=needs_person", { view: "needs_person" }, ["work", "placed"]],
])("the columns of /console/%s are everybody's until somebody chooses others", async (at, wish, columns) => {
  const table = async () => /<table class="list[^"]*"/.exec(await page(`/console/${at}`, mei))?.[0];
  expect(await table()).not.toMatch(/list-own/);
  await mei.get("/staff/setLayout", { ...wish, layout: { columns, density: "normal" } });
  expect(await table()).toMatch(/list-own/);
  await mei.get("/staff/setLayout", { ...wish, layout: null });
});

test("what an order waits for is read on a phone, too, where everybody's columns stand", async () => {
  expect(await page("/console/orders?view=needs_person", mei)).toMatch(/<td class="of-work [^"]*line-more/);
});

const footOf = (html: string) => /<footer class="foot"><span>([^<]*)/.exec(html)?.[1];
const droppedIn = (html: string) => html.includes(english.orders.dropped("carrier"));

/** A list that ends where looking through did. */
const cut = (asked: string, answers: string): Browser => ({
  ...mei,
  ask: async (path, asks: { before?: string; after?: string }) => {
    const { before: _, after: __, ...wish } = asks;
    const answer = await mei.ask(path, wish);
    if (path !== asked) return answer;
    return { ...answer, resultData: { ...(answer.resultData as object), ...JSON.parse(answers) } };
  },
});

test.each([
  ["enquiries?view=all", "/staff/getEnquiries"],
  ["enquiries?view=all&interest=roaming&lang=ko", "/staff/getEnquiries"],
  ["dispatch?view=on_the_way", "/staff/getParcels"],
  ["finance/disputes?view=all", "/staff/getDisputes"],
  ["finance/disputes?view=all&gateway=stripe", "/staff/getDisputes"],
  ["finance/differences?gateway=stripe", "/staff/getDifferences"],
])("at the end of what was looked through, /console/%s names the button that goes on", async (at, path) => {
  for (const [language, { facets }] of Object.entries(languages)) {
    const shown = (place: string, on: string) =>
      page(
        `/console/${at}&${place}=x`,
        cut(path, JSON.stringify({ isCut: true, [on]: "FWT000000001" })),
        undefined,
        language as keyof typeof languages,
      );
    expect(footOf(await shown("after", "older"))).toBe(facets.looked);
    expect(footOf(await shown("before", "newer"))).toBe(facets.lookedOn);
  }
});

test.each([
  ["sort=-placed", "after", "looked"],
  ["sort=-placed", "before", "lookedOn"],
  ["sort=placed", "after", "lookedOn"],
  ["sort=placed", "before", "looked"],
] as const)("and so do orders by %s, %s a place", async (sort, place, named) => {
  const browser = cut("/staff/getOrderList", '{"lookedBackTo":"2026-11-20T08:00:00.000Z"}');
  const foot = footOf(await page(`/console/orders?${sort}&${place}=x`, browser));
  expect(foot).toBe(english.orders.facets[named](shortMoment("2026-11-20T08:00:00.000Z", "en")));
});

test("a blank carrier in the address of parcels is left out and named", async () => {
  for (const carrier of ["%20", "%E2%80%8E"])
    for (const path of ["dispatch?", "dispatch/counts?facet=country&"])
      expect([path, droppedIn(await page(`/console/${path}carrier=${carrier}`, mei))]).toEqual([path, true]);
});

test("the way to the columns keeps nothing of what was just done", async () => {
  const html = await page("/console/real-names?first=leaves&done=registered&number=RN0123456789&version=2", mei);
  expect(html).toContain('href="/console/columns/real_names?first=leaves"');
});

test("of what was done at the desk the trail says that its network is not known", async () => {
  expect(await page("/console/trail", mei)).toContain(`<span class="vh">${english.trail.unknown}</span>`);
});
