import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as content } from "../../src/i18n/en/content.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { inDays } from "./shopper.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const said = words.coverage.failures;

test("a notice about a carrier that fails is put on a country's pages with one press, and withdrawn with one", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open("/console/coverage");
  await visit.follow(said.title);
  await visit.open("/console/coverage/failures?area=IS");
  const title = `${content.carrierFails.title("Iceland")} ${Date.now()}`;
  const subject = said.form.titleIn("English");
  await visit.press(said.form.publish, { [subject]: title, [said.form.until]: "2020-01-01T00:00" });
  expect(visit.problems).toHaveLength(1);
  expect(visit.field(subject).value).toBe(title);
  await visit.press(said.form.publish, { [said.form.until]: `${inDays(30)}T00:00` });
  expect(visit.text).toContain(said.put);
  await visit.open("/en/plans?country=IS");
  expect(visit.sheet.one("main").text).toContain(title);
  await visit.open("/en/plans?country=JP");
  expect(visit.text).not.toContain(title);
  await visit.open("/console/coverage/failures");
  await visit.press(said.withdraw(title));
  expect(visit.text).toContain(said.withdrawn);
  await visit.open("/en/plans?country=IS");
  expect(visit.text).not.toContain(title);
});

/** Settled already, so that they wait in nobody's inbox. */
const threeThatFailed = () =>
  inDatabase((client) =>
    client.query(
      `with sold as (
         insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, total_amount,
           plan_as_sold, email, lang, placed_at, paid_at, state)
         select 'FW' || upper(substr(md5(random()::text), 1, 10)), gen_random_uuid(), code, 'esim', 7, 1, 'HKD', 100, 100,
           to_jsonb(plans), 'carrier@example.com', 'en', now(), now(), 'delivered'
         from (select * from plans where area = 'JP' order by code limit 1) plans, generate_series(1, 3) returning id)
       insert into cases (kind, subject, order_id, details, opened_at, closed_at, closing_note)
       select 'plan_not_loaded', id::text, id, '{}', now(), now(), 'loaded by hand' from sold`,
    ),
  );

test("what fails more than usual is marked, and the page reads at 390 px and at a desk, light and dark", async ({
  page,
}) => {
  await threeThatFailed();
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/coverage/failures");
  const japan = page.getByRole("row", { name: "Japan" });
  await expect(japan).toContainText(said.standsOut);
  await japan.getByRole("link", { name: said.write }).click();
  await expect(page.getByLabel(said.form.countries, { exact: true })).toHaveValue("JP");
  for (const [path, width, colorScheme] of [
    ["/console/coverage/failures", 390, "dark"],
    ["/console/coverage/failures?area=JP", 390, "light"],
    ["/console/coverage/failures?area=JP", 1440, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectSound(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
