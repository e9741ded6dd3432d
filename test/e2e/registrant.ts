import type { Page } from "@playwright/test";
import { drawPage } from "../../scripts/documents/draw-page.ts";
import { identitiesOf } from "../../scripts/documents/identities.ts";
import { takePhotograph } from "../../scripts/documents/take-photograph.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { aPage, aPhotograph } from "../../src/platform/photographs/photographs.world.ts";

/** Whose passport is drawn so that it can be read; no state has issued it. */
export const somebody = identitiesOf("evaluation", 2, 41)[0]!;

type Look = "unreadable" | "grey" | "readable";

export async function passportPhoto(look: Look): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await {
    unreadable: aPhotograph,
    grey: () => aPage().greyscale().jpeg().toBuffer(),
    readable: async () => (await takePhotograph(await drawPage(somebody, 0), 50)).jpeg,
  }[look]();
  return { name: "passport.jpg", mimeType: "image/jpeg", buffer };
}

/** What a person does who registers a SIM, on pages with scripts and without. */
export async function sendPassport(page: Page, { look = "unreadable" }: { look?: Look } = {}): Promise<void> {
  await page.locator("[name='photo.front']").setInputFiles(await passportPhoto(look));
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
