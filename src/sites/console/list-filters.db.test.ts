import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words as english } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { page, type Browser } from "./plain-forms.world.ts";

const { differences, facets, promos } = english;
let world: World;
let mei: Browser;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  ({ browser: mei } = await joined(world));
  await world.pool.query(`
    insert into promo_codes (code, kind, percent, total_limit, valid_from, valid_until)
      select 'ZZ-' || n, 'percent', 5, case when n = 1 then 1 end, '2026-11-01', '2099-12-31' from generate_series(1, 60) as n`);
  await world.pool.query(`
    insert into cases (kind, subject, details, opened_at, due_at)
      select 'payment_missing_here', n::text, '{"gateway":"sandbox","there":{"state":"succeeded"}}', now(), now() from generate_series(1, 60) as n`);
});
afterAll(() => world.close());

const linkedIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("a filter of promo codes stays on every way from the list and back to it", async () => {
  const html = await page("/console/promos?view=all&q=zz-&limit=none&colour=red", mei);
  expect(html).toContain(english.orders.dropped("colour"));
  for (const way of [
    "/console/promos?view=coming&q=zz-&limit=none",
    "/console/promos?view=all&q=zz-&limit=none&code=ZZ-10",
    "/console/promos?view=all&q=zz-&limit=none&after=ZZ-55",
    "/console/promos/counts?view=all&q=zz-&limit=none&facet=kind",
    // what is chosen, without it
    "/console/promos?view=all&q=zz-",
  ])
    expect(linkedIn(html)).toContain(way);
  const open = await page("/console/promos?limit=one&q=zz-&code=ZZ-1", mei);
  expect(linkedIn(open)).toContain("/console/promos?q=zz-&limit=one");
});

test("promo codes that a filter empties say what to drop, and their counts lead into the list", async () => {
  const html = await page("/console/promos?view=coming&limit=one", mei);
  const { views, viewsLabel } = promos;
  expect(html).toContain(facets.emptyWould(`${viewsLabel}: ${views.coming}`, "1"));
  expect(linkedIn(html)).toContain("/console/promos?view=all&limit=one");
  // the search is in the way as well
  const searched = await page("/console/promos?view=coming&q=NONE&limit=one", mei);
  expect(searched).toContain(promos.dropSearch("NONE"));
  expect(searched).not.toContain(facets.emptyNone);
  const counts = await page("/console/promos/counts?q=zz-&facet=limit", mei);
  expect(counts).toContain(`<data value="none" data-count="">59</data>`);
  expect(linkedIn(counts)).toContain("/console/promos?q=zz-&limit=one");
});

test("at the end of what was looked through promo codes name the button that goes on", async () => {
  const cut: Browser = {
    ...mei,
    ask: async (path, wish) => {
      const answer = await mei.ask(path, wish);
      if (path !== "/staff/getPromoCodes" || answer.resultCode !== "SUCCESS") return answer;
      return { ...answer, resultData: { ...(answer.resultData as object), promos: [], isCut: true, older: "ZZ-9" } };
    },
  };
  for (const [language, words] of Object.entries({ en: english, "zh-cn": simplified, "zh-hk": traditional })) {
    const html = await page("/console/promos?kind=amount", cut, undefined, language as "en");
    expect(html).toContain(`<footer class="foot"><span>${words.promos.looked}`);
    expect(words.promos.looked).toContain(words.plans.next);
    expect(html).not.toContain(words.facets.emptyNone);
  }
});

test("a filter of differences stays on their pages and in their file, and one that empties them says what to drop", async () => {
  const html = await page("/console/finance/differences?kind=payment_missing_here&colour=red", mei);
  expect(html).toContain(english.orders.dropped("colour"));
  expect(linkedIn(html)).toContain("/console/finance/differences/counts?kind=payment_missing_here&facet=kind");
  expect(linkedIn(html).join(" ")).toMatch(/differences\?kind=payment_missing_here&after=/);
  const file = html.match(/<form\b.*?<\/form>/gs)!.find((form) => form.includes("list.csv"));
  expect(file).toContain(`name="kind" value="payment_missing_here"`);
  const none = await page("/console/finance/differences?kind=payment_missing_here&gateway=stripe", mei);
  expect(none).toContain(facets.emptyWould(`${differences.columns.gateway}: stripe`, "60"));
  expect(none).not.toContain(differences.empty);
  const counts = await page("/console/finance/differences/counts?facet=gateway", mei);
  expect(counts).toContain(`<data value="sandbox" data-count="">60</data>`);
  expect(linkedIn(counts)).toContain("/console/finance/differences?gateway=sandbox");
});
