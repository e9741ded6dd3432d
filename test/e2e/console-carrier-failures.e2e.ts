import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as content } from "../../src/i18n/en/content.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const said = words.coverage.failures;

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice about a carrier that fails is put on a country's pages with one press, and withdrawn with one", async ({
    page,
  }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/coverage");
    await page.getByRole("link", { name: said.title }).click();
    await page.goto("/console/coverage/failures?area=IS");
    const title = `${content.carrierFails.title("Iceland")} ${Date.now()}`;
    await page.getByLabel(said.form.titleIn("English")).fill(title);
    await page.getByLabel(said.form.until).fill("2020-01-01T00:00");
    await page.getByRole("button", { name: said.form.publish }).click();
    await expect(page.locator(".field-error")).toHaveCount(1);
    await expect(page.getByLabel(said.form.titleIn("English"))).toHaveValue(title);
    await page.getByLabel(said.form.until).fill("2027-01-01T00:00");
    await page.getByRole("button", { name: said.form.publish }).click();
    await expect(page.getByText(said.put)).toBeVisible();
    await page.goto("/en/plans?country=IS");
    await expect(page.getByText(title)).toBeVisible();
    await page.goto("/en/plans?country=JP");
    await expect(page.getByText(title)).toHaveCount(0);
    await page.goto("/console/coverage/failures");
    await page.getByRole("button", { name: said.withdraw(title) }).click();
    await expect(page.getByText(said.withdrawn)).toBeVisible();
    await page.goto("/en/plans?country=IS");
    await expect(page.getByText(title)).toHaveCount(0);
  });
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
  await expect(page.getByLabel(said.form.countries)).toHaveValue("JP");
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
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-${width}-${colorScheme}.png` });
  }
});
