import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/partners.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openPage, pressEnter } from "./open-page.ts";

const { listing } = words.marketplace;
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a plan of one's own stands on the shop's card and is announced; the first field that is wrong has the focus", async ({
  page,
}) => {
  await openPage(page, "/en/esim-marketplace");
  const card = page.locator(".partner-listed");
  const announced = page.locator("#preview output");
  const show = page.getByRole("button", { name: listing.show });
  await expect(card).toContainText("10 GB");
  await field(page, listing.country).fill("泰國");
  await field(page, listing.data).fill("7.5");
  await field(page, listing.days).fill("14");
  await field(page, listing.price).fill("99,50");
  await field(page, listing.name).fill("<b>Nord</b>");
  await page.getByLabel(listing.kind).selectOption("day_pass");
  await show.click();
  for (const text of ["Thailand", "7.5 GB", "99.50", "AIS", listing.by("<b>Nord</b>")])
    await expect(card).toContainText(text);
  await expect(announced).toHaveText(/^Thailand .*7\.5 GB a day.*99\.50 · By <b>Nord<\/b>$/);
  await expect(show).toBeFocused();
  await expect(field(page, listing.country)).toHaveValue("Thailand");
  await expectSound(page);
  await page.goBack();
  await expect(card).toContainText("10 GB");
  await expect(field(page, listing.data)).toHaveValue("10");
  await expect(page.getByLabel(listing.kind)).toHaveValue("fixed");

  await field(page, listing.data).fill("0");
  await field(page, listing.days).fill("0");
  await field(page, listing.days).press("Enter");
  await expect(field(page, listing.data)).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(listing.wrong.data);
  await expect(page.getByRole("alert")).toContainText(listing.wrong.days);
  await expect(announced).toHaveText("");
  await expect(card).toHaveCount(0);
  await expectSound(page);
  await field(page, listing.data).fill("2");
  await expect(page.getByRole("alert")).not.toContainText(listing.wrong.data);
  await field(page, listing.country).fill("Atlantis");
  await show.click();
  await expect(field(page, listing.country)).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(listing.wrong.country);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same card, and the same words beside the fields", async ({ page }) => {
    await page.goto("/en/esim-marketplace");
    await field(page, listing.country).fill("Thailand");
    await field(page, listing.days).fill("0");
    await pressEnter(field(page, listing.days));
    await expect(field(page, listing.days)).toHaveAccessibleDescription(listing.wrong.days);
    await expect(field(page, listing.country)).toHaveValue("Thailand");
    await field(page, listing.days).fill("14");
    await page.getByRole("button", { name: listing.show }).click();
    await expect(page.locator(".partner-listed")).toContainText("Thailand");
  });
});
