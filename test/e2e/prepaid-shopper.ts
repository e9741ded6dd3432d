import { expect, type Page } from "@playwright/test";
import { words as topUp } from "../../src/i18n/en/top-up.ts";
import { withCheckDigit } from "../shop-fixture.ts";
import { openPage } from "./open-page.ts";
import { cards, payByCard } from "./shopper.ts";

/** A card that nobody has topped up before. */
export const aPrepaidCard = () =>
  withCheckDigit(`89852341${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}777`);

/** With 68 dollars, until they are on the card. */
export async function topsUp(page: Page, iccid: string): Promise<void> {
  await openPage(page, "/en/top-up-gogo-china");
  await page.locator("[name=iccid]").fill(iccid);
  await page.locator("[name=amount][value='6800']").check({ force: true });
  await page.locator("[name=email]").fill("mei@example.com");
  await page.locator(".topup-pay .button-go").click();
  await payByCard(page, cards.visa);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(topUp.result.titles.credited, { timeout: 30_000 });
}
