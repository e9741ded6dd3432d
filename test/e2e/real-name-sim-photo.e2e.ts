import { expect, type Page } from "@playwright/test";
import { aSimCard } from "../../scripts/documents/draw-sim-card.ts";
import { takePhotograph } from "../../scripts/documents/take-photograph.ts";
import { words as photos } from "../../src/i18n/en/photos.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { spacedIccid } from "../../src/kernel/iccid.ts";
import { aSim } from "../wishes.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";

const { card: photo } = photos;
const iccid = aSim(604);
const jpegOf = async (card: ReturnType<typeof aSimCard>, seed: number) => ({
  name: "card.jpg",
  mimeType: "image/jpeg",
  buffer: (await takePhotograph(await card, seed, 0.3)).jpeg,
});
const begin = async (page: Page) => {
  await page.locator("[name=regions][value=HK]").check();
  await page.locator("[name=purpose][value='1']").check();
  await page.getByRole("button", { name: words.start.begin }).click();
};
const field = (page: Page, place = 0) => page.locator(`[name='sims.${place}.iccid']`);
/** Whoever is told that nobody could look tries again, and nobody else: all journeys send photographs to the same reader. */
async function photographed(page: Page, card: string, { place = 0, send = async () => {} } = {}): Promise<void> {
  const file = page.locator("[name='photo.sim']");
  const busy = page.locator("#field-photo\\.sim-error", { hasText: photo.busy });
  do {
    await file.evaluate((input) => input.setAttribute("data-before", ""));
    await file.setInputFiles(await jpegOf(aSimCard(card, 3), 103));
    await send();
    // an answer is drawn anew: what was chosen before is not sent once more
    await expect(page.locator("[name='photo.sim']:not([data-before])")).toBeVisible({ timeout: 30_000 });
  } while (await busy.isVisible());
  await expect(field(page, place)).toHaveValue(card);
}

test("where the browser reads no barcodes, a photograph of the card fills its number in, and another one a second", async ({
  page,
}) => {
  await openPage(page, "/en/real-name");
  await begin(page);
  await arriveAt(page, /step=sim$/);
  await photographed(page, iccid);
  await expect(page.getByText(photo.compare(spacedIccid(iccid)))).toBeVisible();
  await expectAccessible(page);
  // whoever empties the field means it: the photograph is not read once more
  await field(page).fill("");
  await page.getByRole("button", { name: words.next }).last().click();
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toHaveValue("");
  await field(page).fill(iccid);
  await photographed(page, aSim(605), { place: 1 });
  await page.getByRole("button", { name: words.next }).last().click();
  await arriveAt(page, /step=contact$/);
  // neither the photograph nor that there was one is kept on the device
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toMatch(/simRead|photo\.sim/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the same form takes the photograph, by its button or sent on without a number, and says what is wrong with it", async ({
    page,
  }) => {
    await page.goto("/en/real-name");
    await begin(page);
    await page
      .locator("[name='photo.sim']")
      .setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await page.getByRole("button", { name: photo.read, exact: true }).click();
    await expect(page.locator("#field-photo\\.sim-error")).toHaveText(photos.refused.not_a_picture);
    await expect(field(page)).toHaveValue("");
    await photographed(page, iccid, { send: () => page.getByRole("button", { name: words.next }).last().click() });
    await expect(page.getByText(photo.compare(spacedIccid(iccid)))).toBeVisible();
    await page.getByRole("button", { name: words.next }).last().click();
    await expect(page.locator("[name=contactName]")).toBeVisible();
  });
});
