import type { Page } from "@playwright/test";
import { words } from "../../src/i18n/en/real-name.ts";
import { aPage, aPhotograph } from "../../src/platform/photographs/photographs.world.ts";

/** What a person does who registers a SIM, on pages with scripts and without. */
export async function sendPassport(page: Page, { grey = false } = {}): Promise<void> {
  const buffer = grey ? await aPage().greyscale().jpeg().toBuffer() : await aPhotograph();
  await page.locator("[name='photo.front']").setInputFiles({ name: "passport.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: words.next }).last().click();
}

export async function fillDocument(page: Page, more: { birth?: string; englishName?: string } = {}): Promise<void> {
  await page.locator("[name='document.englishName']").fill(more.englishName ?? "CHAN MEI");
  await page.getByText(words.details.noChineseName).click();
  await page.locator("[name='document.birth']").fill(more.birth ?? "1990-02-15");
  await page.locator("[name='document.number']").fill(`TR${String(Date.now()).slice(-7)}`);
  await page.locator("[name='document.expiry']").fill("2099-06-02");
  await page.locator("[name='document.country']").selectOption("JPN");
}

export async function agreeAndSend(page: Page): Promise<void> {
  for (const name of ["clauses", "accuracy", "transfer", "privacy"])
    await page.locator(`.check-line:has([name='${name}'])`).click({ position: { x: 12, y: 12 } });
  await page.getByRole("button", { name: words.send.send, exact: true }).click();
}
