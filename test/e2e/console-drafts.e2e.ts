import { expect, type Locator, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { content, outages, china } = words;

/** Typed key by key, as the script of drafts hears it, until it says that it is kept; the page is loaded anew. */
async function leaveAndComeBack(page: Page, form: Locator): Promise<void> {
  await expect(form.locator("output[data-kept]")).toHaveText(content.kept, { timeout: 10_000 });
  await page.goto("/console/keys");
  await page.goBack();
}

test("what is typed about trouble and not told is there after leaving the page, until it is dropped; the page is sound", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/incidents/public/new");
  const form = page.locator("form.outage-form");
  const title = page.getByRole("group", { name: outages.titles }).getByLabel("English");
  await title.pressSequentially("Slow in Iceland");
  await form.getByLabel(outages.severity).selectOption("down");
  await leaveAndComeBack(page, form);
  await page.reload();
  await expect(title).toHaveValue("Slow in Iceland");
  await expect(form.getByLabel(outages.severity)).toHaveValue("down");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await form.getByRole("button", { name: content.drop }).click();
  await expect(title).toHaveValue("");
});

test("a list of links and a fact about China are kept while they are typed", async ({ page }) => {
  await atTheConsole(page, "Kelvin Ho");
  await page.goto("/console/content/links");
  const list = page.getByRole("region", { name: content.links.lists.about });
  await list.getByLabel(content.links.reason).pressSequentially("People ask");
  await leaveAndComeBack(page, list);
  await page.reload();
  await expect(list.getByLabel(content.links.reason)).toHaveValue("People ask");
  await list.getByRole("button", { name: content.drop }).click();

  await page.goto("/console/catalogue/china/sources/new");
  const form = page.locator("form.plan-form");
  const field = form.getByRole("textbox").first();
  await field.pressSequentially("a source");
  await leaveAndComeBack(page, form);
  await page.reload();
  await expect(field).toHaveValue("a source");
  await form.getByRole("button", { name: china.forget }).click();
});
