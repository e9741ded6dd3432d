import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/partners.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";

const { api, business, margin, resale, table } = words;

const marginForm = (page: Page) => page.locator("#resale-distribution .partner-margin");

test("what a reseller keeps is worked out while it is typed, a loss is said; the call runs and shows its answer", async ({
  page,
}) => {
  await openPage(page, "/en/partnership?pieces=500");
  const form = marginForm(page);
  await expect(page.getByRole("table")).toContainText(table.from("500"));
  await form.getByLabel(margin.price, { exact: true }).fill("0.01");
  await expect(form.locator("output")).toHaveText(/^You would lose .* on each\.$/);
  await form.getByLabel(margin.price, { exact: true }).fill("1000");
  await expect(form).toContainText(margin.month);
  const atStep = await form.locator("output").innerText();
  await form.getByLabel(margin.pieces).selectOption("10000");
  await expect(form.locator("output")).not.toHaveText(atStep);

  const panel = page.locator("#try");
  await expect(panel).toContainText(api.idle);
  await panel.getByLabel(api.country, { exact: true }).fill("Thailand");
  await panel.getByRole("button", { name: api.run }).click();
  await expect(panel.locator("output")).toHaveText(/^200 OK, \d+ ms$/);
  await expect(panel).toContainText('"resultCode": "SUCCESS"');
  await expect(panel).toContainText('"name": "Thailand"');
  await panel.getByRole("button", { name: api.order }).click();
  await expect(panel).toContainText('"isTest": true');
  const order = async () => /"order": "(TEST-\w+)"/.exec(await panel.innerText())![1]!;
  const first = await order();
  // whatever has been chosen meanwhile, the same is sent
  await panel.getByLabel(api.quantity, { exact: true }).selectOption("3");
  await panel.getByRole("button", { name: api.again }).click();
  await expect(panel.getByRole("button", { name: api.again })).toBeEnabled();
  expect(await order()).toBe(first);
  await panel.getByLabel(api.quantity, { exact: true }).selectOption("2");
  await panel.getByRole("button", { name: api.order }).click();
  await expect(panel).toContainText('"quantity": 2');
  await expect(panel).not.toContainText(first);
  await panel.getByLabel(api.country, { exact: true }).fill("Atlantis");
  await panel.getByRole("button", { name: api.run }).click();
  await expect(panel.locator("output")).toHaveText(/^4\d\d, \d+ ms$/);
  await expect(panel).not.toContainText('"resultCode": "SUCCESS"');
  await expectSound(page);
});

test("a destination's wholesale prices are announced and leave the focus in the search", async ({ page }) => {
  await openPage(page, "/en/resale-distribution");
  const country = page.getByLabel(resale.country);
  await country.fill("Atlantis");
  await country.press("Enter");
  await expect(page.locator("#prices [aria-live]")).toHaveText(resale.none);
  await expect(page.getByRole("table")).toHaveCount(0);
  await country.fill("Thailand");
  await country.press("Enter");
  await expect(page.locator("#prices [aria-live]")).toHaveText(resale.of("Thailand"));
  await expect(country).toBeFocused();
  // every-page.e2e.ts examines it with a destination
  await expect(page.getByRole("row").filter({ hasText: "a day" }).first()).toContainText(/\d\s*a day/);
  await page.getByRole("button", { name: api.order }).click();
  await expect(page.locator("#try")).toContainText('"isTest": true');
  await expect(page.locator("#prices [aria-live]")).toHaveText(resale.of("Thailand"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sums are the same after sending: the margin, the pool of a team and the call", async ({ page }) => {
    await page.goto("/en/partnership?pieces=500");
    const form = marginForm(page);
    await form.getByLabel(margin.price, { exact: true }).fill("0.01");
    await form.getByRole("button", { name: margin.go }).click();
    await expect(form.locator("output")).toHaveText(/^You would lose .* on each\.$/);
    await page.locator("#try").getByLabel(api.country, { exact: true }).fill("Thailand");
    await page.getByRole("button", { name: api.run }).click();
    await expect(page.locator("#try output")).toHaveText(/^200 OK, \d+ ms$/);

    await page.goto("/en/resale-distribution?country=Thailand");
    await page.getByRole("button", { name: api.order }).click();
    await expect(page.locator("#try output")).toHaveText(/^200 OK, \d+ ms$/);
    await expect(page.locator("#try")).toContainText('"activationCode": "LPA:1$rsp.sandbox.example$TEST-');
    await expect(page.locator("#prices [aria-live]")).toHaveText(resale.of("Thailand"));

    await page.goto("/en/cmlink-for-business");
    const pool = page.locator("#pool");
    await pool.getByLabel(business.pool.people).fill("100");
    await pool.getByLabel(business.pool.days).fill("10");
    await pool.getByRole("button", { name: business.pool.go }).click();
    await expect(pool).toContainText(business.pool.perGb("1,000"));
    await expect(pool.locator("output")).toHaveText(/\d/);
    await pool.getByLabel(business.pool.place).fill("Atlantis");
    await pool.getByRole("button", { name: business.pool.go }).click();
    await expect(pool.locator("output")).toHaveText(business.pool.none);
  });
});
