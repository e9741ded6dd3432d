import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/partners.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";

const { listing } = words.marketplace;

test("a plan of one's own stands on the shop's card, on the catalogue's networks; what cannot be is told", async ({
  page,
}) => {
  await openPage(page, "/en/esim-marketplace");
  const card = page.locator(".partner-listed");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(card).toContainText("10 GB");
  await field(listing.country).fill("泰國");
  await field(listing.data).fill("7.5");
  await field(listing.days).fill("14");
  await field(listing.price).fill("99,50");
  await field(listing.name).fill("<b>Nord</b>");
  await page.getByRole("button", { name: listing.show }).click();
  for (const text of ["Thailand", "7.5 GB", "99.50", "AIS", listing.by("<b>Nord</b>")])
    await expect(card).toContainText(text);
  await expectSound(page);
  await field(listing.data).fill("0");
  await field(listing.country).fill("Atlantis");
  await page.getByRole("button", { name: listing.show }).click();
  await expect(page.getByText(listing.wrong.country)).toBeVisible();
  await field(listing.country).fill("Japan");
  await page.getByRole("button", { name: listing.show }).click();
  await expect(page.getByText(listing.wrong.data)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expectSound(page);
});
