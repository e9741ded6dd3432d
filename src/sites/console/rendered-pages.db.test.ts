import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { offered } from "../../console/screens/search/commands.ts";
import { words as english } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { operatorZone } from "../../kernel/operator-zone.ts";
import { may, staffRoles } from "../../kernel/staff-right.ts";
import { momentText } from "../../kernel/written-time.ts";
import { closeShop } from "../../platform/maintenance.server.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let mei: Browser;
let kit: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
});
afterAll(() => world.close());

const languages = { en: english, "zh-cn": simplified, "zh-hk": traditional } as const;
type Shown = keyof typeof languages;

type Rendered = Awaited<ReturnType<typeof render>>;
const htmlOf = (rendered: Rendered) => ("html" in rendered ? rendered.html : rendered.location);

async function shown(path: string, language: Shown, browser: Browser, of = htmlOf): Promise<string> {
  const ask: Ask = (asked, wish) => browser.ask(asked, wish as object);
  return of(await render({ request: new Request(`http://shop.test${path}`), language, currency: "HKD", ask }));
}

test.each(Object.entries(languages))(
  "in %s whoever reads the trail is told that it could be rewritten, until the shop runs as another user",
  async (language, { trail }) => {
    const page = () => shown("/console/trail?kind=reveals", language as Shown, mei);
    expect(await page()).not.toContain("trail-risk");
    for (const risk of ["owner", "more"] as const) {
      world.shop.trailRisk = risk;
      expect(await page()).toContain(trail.risk[risk].title);
    }
    world.shop.trailRisk = undefined;
  },
);

test.each(Object.entries(languages))(
  "in %s the parts of staff have addresses and counts, and sessions are drawn for whoever asks",
  async (language, { staff: { tabs } }) => {
    const at = (view: string) => shown(`/console/staff${view}`, language as Shown, mei);
    const [page, sessions, invitations, rules] = [
      await at(""),
      await at("?view=sessions"),
      await at("?view=invitations"),
      await at("?view=rules"),
    ];
    for (const html of [page, sessions, invitations, rules])
      expect(html).toMatch(new RegExp(`${tabs.sessions}(?:<!-- -->)? <span class="count">2<`, "u"));
    const here = (html: string) =>
      /<a [^>]*aria-current="page"[^>]*>([^<]+?) ?</.exec(html.split('class="views"')[1]!)![1];
    expect([page, sessions, invitations, rules].map(here)).toEqual([
      tabs.people,
      tabs.sessions,
      tabs.invitations,
      tabs.rules,
    ]);
    const ends = (html: string) => html.split('name="session"').length - 1;
    expect([page, sessions, invitations, rules].map(ends)).toEqual([0, 1, 0, 0]);
  },
);

test.each(Object.entries(languages))(
  "in %s whose account closes by itself stands above the people, and is reminded without scripts; of many people five are drawn",
  async (language, { staff }) => {
    const at = (path: string) => shown(path, language as Shown, mei);
    const many = Array.from({ length: 9 }, (_, place) => ({
      requestKey: randomUUID(),
      email: `n${place}-${language}@example.com`,
      roles: ["editor"],
    }));
    for (const wish of many) await mei.get("/staff/inviteColleague", wish);
    await world.pool.query("update staff set awaited_since = $1 where email = $2", [
      "2026-11-20T08:00:00Z",
      `n8-${language}@example.com`,
    ]);
    const html = await at("/console/staff");
    expect(html).toContain(staff.noSecondFactor(`n8-${language}`));
    expect(html).toContain(language === "en" ? "On Friday, 27 Nov the account" : "11月27日 星期五");
    const rows = (some: string) => some.split('class="face"').length;
    expect(html).toContain('href="/console/staff?all=1"');
    expect(rows(await at("/console/staff?all=1")) - rows(html)).toBeGreaterThanOrEqual(6);
    const form = /<input type="hidden" name="do" value="remind".*?<\/form>/s.exec(html)![0];
    expect(form).toContain(staff.remindOf(`n8-${language}`));
    await world.pool.query("delete from staff where email like 'n%@example.com' and awaited_since is not null");
  },
);

test.each(Object.entries(languages))(
  "in %s a page that a role does not open says to whom it does, and shows nothing of it",
  async (language, { trouble, roles }) => {
    world.shop.trailRisk = "owner";
    // refused by its call, and by the page itself
    for (const path of ["/console/trail", "/console/stock/add"]) {
      const html = await shown(path, language as Shown, kit);
      expect(html).toContain(trouble.right);
      expect(html).toContain(trouble.opensTo([roles.administrator]));
      expect(html).not.toContain("trail-risk");
    }
    world.shop.trailRisk = undefined;
  },
);

test.each(Object.entries(languages))(
  "in %s the page of all keys has those of the review and of the grid, for whoever may do either",
  async (language, { keys }) => {
    const said = [
      keys.deeds.accept,
      keys.deeds.askAgain,
      keys.deeds.refuse,
      "<kbd>1–9, 0, Q, U, C, P, Y, H</kbd>",
      "<kbd>W</kbd>",
      "<kbd>F</kbd>",
    ];
    const html = await shown("/console/keys", language as Shown, mei);
    for (const one of [...said, keys.grid, keys.deeds.fill]) expect(html).toContain(one);
    const theirs = await shown("/console/keys", language as Shown, kit);
    expect(theirs).not.toContain(keys.review);
  },
);

test("a page that fails names what the log finds it by, and nothing else of it", async () => {
  const ask: Ask = async (path, wish) => {
    if (path === "/staff/getSettings") throw new Error("secret");
    return mei.ask(path, wish as object);
  };
  const request = new Request("http://shop.test/console/settings");
  const rendered = await render({ request, language: "en", currency: "HKD", ask });
  if (rendered.kind !== "page") throw new Error(rendered.location);
  const { html, failureId, status } = rendered;
  expect([status, failureId]).toEqual([500, expect.stringMatching(/^[0-9a-f]{8}$/)]);
  expect(html).toContain(languages.en.trouble.inLog(failureId!));
  expect(html).not.toContain("secret");
});

test.each(Object.entries(languages))(
  "in %s every page says that the shop is closed, also to who may not open it, and is silent otherwise",
  async (language, { shop }) => {
    const page = () => shown("/console/orders", language as Shown, kit);
    expect(await page()).toContain(shop.live);
    // a server that looked a moment ago, and takes the shop for open
    const { maintenance } = world.shop;
    world.shop.maintenance = { current: async () => undefined };
    const closedUntil = async (minutes: number) => {
      const until = new Date(world.shop.clock().getTime() + minutes * 60_000);
      await closeShop(world.db, { until, now: world.shop.clock() });
      return { html: await page(), until: momentText(until, { zone: operatorZone }, language as Shown) };
    };
    const closed = await closedUntil(60);
    const late = await closedUntil(-60);
    await world.pool.query("delete from maintenance");
    world.shop.maintenance = maintenance;
    expect(closed.html).toContain(shop.until(closed.until));
    expect(late.html).toContain(shop.overdue(late.until));
    expect(late.html).not.toContain(shop.until(late.until));
    expect(await page()).not.toContain("shop-is-closed");
  },
);

test.each(staffRoles)("what ⌘K offers to %s opens to it", async (role) => {
  const { browser } = await joined(world, { email: `${role}@example.com`, name: role, role });
  const { rights } = (await world.shop.findStaff(browser.token()!))!;
  for (const { to } of offered.filter(({ right }) => may({ role, rights }, right)))
    expect([to, await shown(to, "en", browser, ({ status }) => String(status))]).toEqual([to, "200"]);
});

test.each(Object.entries(languages))(
  "in %s a new shop's overview says what was not counted yet, and not also that there was nothing",
  async (language, { overview: { bars } }) => {
    const html = await shown("/console/overview", language as Shown, mei);
    const times = (text: string) => html.split(`>${text}<`).length - 1;
    // from visit to paid, and from paid to online; of what went back it is known
    expect([times(bars.notYet), times(bars.none)]).toEqual([2, 1]);
  },
);

test("how many cards are free stands where parcels are packed, for whoever sees stock", async () => {
  const free = english.dispatch.cardsLeft("0", null);
  const page = (browser: Browser, view = "") => shown(`/console/dispatch${view}`, "en", browser);
  expect(await page(mei)).toContain(free);
  expect(await page(mei, "?view=late")).not.toContain(free);
  expect(await page(kit)).toContain(free);
  await world.pool.query("delete from staff_grants where role = 'support' and \"right\" = 'see_stock'");
  expect(await page(kit)).not.toContain("cards-left");
  await world.pool.query("insert into staff_grants values ('support', 'see_stock')");
});

test("the overview reads no parcel: it counts them for whoever posts them, and not for whoever sees what is sold", async () => {
  const { browser: lo } = await joined(world, { email: "lo@example.com", name: "Lo", role: "logistics" });
  const parcelsIn = async (browser: Browser) => {
    const asked: string[] = [];
    const ask: Ask = (path, wish) => {
      if (path.startsWith("/staff/getParcel")) asked.push(path);
      return browser.ask(path, wish as object);
    };
    const request = new Request("http://shop.test/console/overview");
    const html = htmlOf(await render({ request, language: "en", currency: "HKD", ask }));
    return { asked, isShown: html.includes("overview-parcels") };
  };
  expect(await parcelsIn(lo)).toEqual({ asked: ["/staff/getParcelViews"], isShown: true });
  expect(await parcelsIn(mei)).toEqual({ asked: [], isShown: false });
});

test.each(Object.entries(languages))(
  "in %s a limit says that a second person confirms more where one can, and else that more is refused",
  async (language, { staff: { grant, moreWithTwo } }) => {
    // as it could be set before
    await world.pool.query("update staff_limits set second_person = true where \"right\" = 'give_goodwill'");
    const at = async (right: string) => {
      const html = await shown(`/console/staff?role=support&right=${right}`, language as Shown, mei);
      const panel = html.slice(html.indexOf("<aside"));
      return [grant.second, grant.refusedAbove, 'name="second"', moreWithTwo].map((said) => panel.includes(said));
    };
    expect(await at("give_refunds")).toEqual([true, false, true, true]);
    expect(await at("give_goodwill")).toEqual([false, true, false, false]);
  },
);
