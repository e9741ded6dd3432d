import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { london, ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { bulk, dispatch, enquiries, facets, inbox, orders } = words;

test("parcels and enquiries are filtered in the address, facets show counts, and what empties a list is named", async ({
  page,
  request,
}) => {
  const order = await ordered(request, {
    way: "physical",
    email: "facets@example.com",
    departsOn: inDays(40),
    shipping: london,
  });
  await paid(request, order);
  await someEnquiries();
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/dispatch");
  const country = page.getByRole("combobox", { name: dispatch.facets.country });
  await country.focus();
  await expect(country.locator("option").filter({ hasText: "United Kingdom · " })).toHaveCount(1);
  await country.selectOption("GB");
  await page.getByRole("button", { name: facets.show, exact: true }).click();
  await expect(page).toHaveURL(/country=GB/);
  await expect(page.getByRole("row").filter({ hasText: order.orderNumber })).toBeVisible();
  await expectSound(page);
  await page.goto("/console/dispatch?country=GB&carrier=Nobody&colour=red");
  await expect(page.getByText(orders.dropped("colour"))).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: /Nobody: \d+$/ }).click();
  await expect(page.getByRole("row").filter({ hasText: order.orderNumber })).toBeVisible();

  await page.goto("/console/enquiries?view=all&interest=roaming&country=HK");
  await page.keyboard.press("f");
  await expect(page.getByRole("combobox", { name: enquiries.fields.interests })).toBeFocused();
  await expect(page.getByText(facets.emptyLede)).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    "dispatch?country=GB",
    "dispatch/counts?facet=promised",
    "enquiries?view=all&interest=roaming",
    "enquiries/counts?view=all&facet=owner",
    "promos?view=all&kind=percent",
    "promos?view=coming&kind=amount&limit=one",
    "promos/counts?view=all&facet=limit",
    "finance/differences?kind=ledger_top_up&gateway=stripe",
    "finance/differences/counts?facet=kind",
    "enquiries/many?deed=assign&view=all&interest=roaming",
  ]) {
    await page.goto(`/console/${address}`);
    await expectSound(page);
  }
});

test("on a phone every facet of a bar is in sight with its button, also those behind more filters", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  for (const width of [390, 320])
    for (const address of [
      "orders",
      "inbox",
      "dispatch",
      "enquiries",
      "promos",
      "finance/disputes",
      "finance/differences",
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/console/${address}`);
      const bar = page.getByRole("form", { name: facets.label });
      const further = bar.getByText(facets.further);
      if (await further.isVisible()) await further.click();
      const beyond = () =>
        bar.evaluate((form) => {
          const { right } = form.getBoundingClientRect();
          const all = [...form.querySelectorAll("select, input:not([type=hidden]), button, a, summary")];
          return all.filter((one) => one.getBoundingClientRect().right > right + 1).map((one) => one.outerHTML);
        });
      expect([width, address, await beyond()]).toEqual([width, address, []]);
      await expect(bar.getByRole("button", { name: facets.show, exact: true })).toBeInViewport({ ratio: 1 });
    }
});

test("a filter of enquiries works without script, and so do its counts; what nobody is is dropped and named", async ({
  request,
}) => {
  await someEnquiries();
  await atTheConsoleByPassword({ request }, "Tom Ridley");
  const visit = plainVisit(request);
  await visit.open("/console/enquiries?view=all&owner=00000000-0000-4000-8000-000000000000&interest=roaming");
  expect(visit.sheet.all(".told", orders.dropped("owner"))).toHaveLength(1);
  expect(visit.sheet.all("tr", "Roaming Nordic")).not.toEqual([]);
  expect(visit.sheet.all("tr", "Harbour Staff")).toEqual([]);
  await visit.follow(facets.counts);
  await visit.follow(enquiries.fields.country, visit.sheet.one(".views"));
  await visit.follow("Sweden");
  expect(visit.sheet.all("tr", "Roaming Nordic")).not.toEqual([]);
  const chosen = visit.sheet.one(`ul[aria-label=${facets.chosen}]`);
  await visit.follow(facets.drop(`${enquiries.fields.interests}: ${enquiries.values["roaming"]!}`), chosen);
});

test("all enquiries of a filter are given away by a job, which is stopped in its ten seconds, without script", async ({
  request,
}) => {
  await someEnquiries();
  await atTheConsoleByPassword({ request }, "Tom Ridley");
  const visit = plainVisit(request);
  await visit.open("/console/enquiries?view=all&interest=roaming");
  await visit.press(inbox.many.deeds.assign);
  expect(visit.text).toContain(enquiries.many.everything);
  await visit.press(inbox.many.go.assign(enquiries.many.these));
  expect(visit.text).toContain(enquiries.values["roaming"]!);
  await visit.press(bulk.stop);
  expect(visit.text).toContain(bulk.states.stopped);
});

const someEnquiries = () =>
  inDatabase((client) =>
    client.query(`
      insert into enquiries (id, number, state, language, intention, company, country, email, form, begun_at, received_at, due_at, moved_at)
        select gen_random_uuid(), 'NB' || upper(substr(md5(random()::text), 1, 8)), 'received', lang, 'buy', company, country,
          'one@example.com', jsonb_build_object('salesBand', 'to_1m', 'interests', jsonb_build_array(interest)), now(), now(), now() + interval '3 days', now()
        from (values ('Roaming Nordic', 'SE', 'roaming', 'en'), ('Harbour Staff', 'HK', 'enterprise', 'zh-hk')) as one (company, country, interest, lang)`),
  );
