import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/prepaid-card.ts";
import { words as topUp } from "../../src/i18n/en/top-up.ts";
import { wordsEn as network } from "../../src/sandboxes/network/pages/words-en.ts";
import { pukOf } from "../../src/sandboxes/network/puk.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";
import { aPrepaidCard, topsUp } from "./prepaid-shopper.ts";
import { phoneOrigin } from "./setting.ts";
import { cards, payByCard } from "./shopper.ts";
import { signIn } from "./signed-in.ts";

async function proves(page: Page, iccid: string, puk: string): Promise<void> {
  await page.locator("[name=iccid]").fill(iccid);
  const details = page.locator(".topup-form details:has([name=puk])");
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await page.getByText(topUp.which.isMine).click();
  await page.locator("[name=puk]").fill(puk);
  await page.getByRole("button", { name: topUp.which.showRecords }).click();
}

test("the PUK shows the records without an account; a wrong one says so beside its field", async ({ page }) => {
  const iccid = aPrepaidCard();
  await topsUp(page, iccid);
  await openPage(page, "/en/top-up-gogo-china");
  await proves(page, iccid, "00000000");
  await expect(page.locator("[name=puk]")).toHaveAttribute("aria-invalid", "true");
  await proves(page, iccid, pukOf(iccid));
  const records = page.locator(".topup-records");
  await expect(records.getByRole("cell", { name: topUp.records.kinds.top_up })).toBeVisible();
  await expect(records.getByText(topUp.records.whenLow)).toHaveCount(0);
  const download = page.waitForEvent("download");
  await records.getByRole("link", { name: topUp.records.csv }).click();
  expect((await download).suggestedFilename()).toBe("farwave-prepaid-records.csv");
  await expectSound(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the same", async ({ page }) => {
    const iccid = aPrepaidCard();
    await page.goto("/en/top-up-gogo-china");
    await proves(page, iccid, "00000000");
    await expect(page.locator("[name=puk]")).toHaveAttribute("aria-invalid", "true");
    // the page that comes back does not hold what was typed
    await expect(page.locator("[name=puk]")).toHaveValue("");
    await proves(page, iccid, pukOf(iccid));
    await expect(page.locator(".topup-sum").first()).toContainText("HK$");
  });
});

test("an owner is told of a low balance, and the card is topped up by a saved card up to the limit", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const iccid = aPrepaidCard();
  await topsUp(page, iccid);
  await signIn(page, `prepaid.${Date.now()}@example.com`);
  await openPage(page, `/en/prepaid-card?iccid=${iccid}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.missing);
  for (const [tariff, path] of [
    ["gogochina_001", "/top-up-gogo-china"],
    ["enterprise_001", "/top-up"],
  ] as const)
    await expect(page.getByRole("link", { name: words.topUpOf[tariff] })).toHaveAttribute("href", `/en${path}`);
  await openPage(page, "/en/top-up-gogo-china-app");
  await proves(page, iccid, pukOf(iccid));
  await expect(page.getByRole("link", { name: topUp.records.csv })).toBeVisible();
  // its page has the shop's frame
  await expect(page.getByRole("link", { name: topUp.records.whenLow })).toHaveCount(0);
  await openPage(page, "/en/top-up-gogo-china");
  await proves(page, iccid, pukOf(iccid));
  await page.getByRole("link", { name: topUp.records.whenLow }).click();
  await arriveAt(page, /\/prepaid-card\?iccid=/);

  const alert = page.getByRole("region", { name: words.alert.title });
  await alert.locator("[name=alertBelow]").fill("x");
  await alert.locator("button[value=alert]").click();
  await expect(alert.locator("[name=alertBelow]")).toHaveAttribute("aria-invalid", "true");
  await alert.locator("[name=alertBelow]").fill("30");
  await alert.locator("button[value=alert]").click();
  await expect(page.getByText(words.done.alert)).toBeVisible();

  const auto = page.getByRole("region", { name: words.auto.title });
  await auto.getByRole("button", { name: words.auto.addCard }).click();
  await payByCard(page, cards.visa);
  await expect(page.getByText(words.given.saved)).toBeVisible();
  await expectSound(page);
  await expect(auto.locator("[name=consent]")).not.toBeChecked();
  await auto.locator("button[value=on]").click();
  await expect(auto.locator("[name=consent]")).toHaveAttribute("aria-invalid", "true");
  await auto.locator("[name=consent]").check();
  await auto.locator("button[value=on]").click();
  await expect(page.getByText(words.done.on)).toBeVisible();

  await page.goto(`${phoneOrigin}/network?LT=en&sim=${iccid}`);
  const sim = page.getByRole("article").first();
  await sim.getByLabel(network.place.country).selectOption({ label: network.places.CN! });
  await sim.getByRole("button", { name: network.place.set }).click();
  for (let one = 0; one < 8; one++) await sim.getByRole("button", { name: /^Use 1\sGB now$/ }).click();
  await expect(async () => {
    await page.goto(`/en/prepaid-card?iccid=${iccid}`);
    await expect(auto.getByText(words.auto.facts.spent).locator("..")).toContainText("HK$34.00", { timeout: 1_000 });
    await expect(page.locator(".prepaid-card-sum")).toHaveText("HK$47.60", { timeout: 1_000 });
  }).toPass({ timeout: 150_000, intervals: [2_000] });

  await auto.locator("button[value=off]").click();
  await expect(page.getByText(words.done.off)).toBeVisible();
});
