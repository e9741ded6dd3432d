import { expect, type Page } from "@playwright/test";
import { aSimCard } from "../../scripts/documents/draw-sim-card.ts";
import { takePhotograph } from "../../scripts/documents/take-photograph.ts";
import { words as order } from "../../src/i18n/en/order.ts";
import { words as photos } from "../../src/i18n/en/photos.ts";
import { words } from "../../src/i18n/en/top-up.ts";
import { spacedIccid } from "../../src/kernel/iccid.ts";
import { wordsEn as gateway } from "../../src/sandboxes/payment/pages/words-en.ts";
import { withCheckDigit } from "../shop-fixture.ts";
import { aSim } from "../wishes.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage } from "./open-page.ts";
import { cards, payByCard } from "./shopper.ts";

/** A card that nobody has topped up before. */
const aCard = (kind: 1 | 2) =>
  withCheckDigit(`8985234${kind}${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}555`);

/** Whoever is told that nobody could look tries again, and nobody else: all journeys send photographs to the same reader. */
async function photographed(page: Page, iccid: string, send = async () => {}): Promise<void> {
  const { jpeg } = await takePhotograph(await aSimCard(iccid, 3), 103, 0.3);
  const file = page.locator("[name='photo.sim']");
  const busy = page.locator("#field-photo\\.sim-error", { hasText: photos.card.busy });
  do {
    await file.evaluate((input) => input.setAttribute("data-before", ""));
    await file.setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: jpeg });
    await send();
    await expect(page.locator("[name='photo.sim']:not([data-before])")).toBeVisible({ timeout: 30_000 });
  } while (await busy.isVisible());
  await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
  await expect(page.getByText(photos.card.compare(spacedIccid(iccid)))).toBeVisible();
  await expect(page.locator(".topup-card")).toContainText(spacedIccid(iccid));
}

const credited = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result.titles.credited, { timeout: 30_000 });

test("a Gogo China card on a phone: balance, amount, a declined card and another try, and the receipt", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/en/top-up-gogo-china");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title.gogochina_001);
  await page.locator("[name=iccid]").fill(aSim(3));
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText("This is a travel SIM, not a prepaid card").last()).toBeVisible();
  await expect(page.getByRole("link", { name: words.which.renewIt })).toBeVisible();
  const iccid = aCard(1);
  await page.locator("[name=iccid]").fill(iccid);
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText(spacedIccid(iccid))).toBeVisible();
  await page.locator("[name=amount][value='13600']").check({ force: true });
  await expect(page.getByText(words.card.bonus("HK$10.88"))).toBeVisible();
  await page.locator("[name=email]").fill("mie@example.com");
  await page.locator("[name=phone]").fill("+852 5123 4567");
  await expect(page.getByText(words.pay.rule)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: order.pay.button("HK$136.00") }).click();
  await payByCard(page, cards.declined);
  await expect(page.getByText(gateway.failure.card_declined!)).toBeVisible();
  await page.getByRole("button", { name: gateway.back }).click();
  await arriveAt(page, /\/top-up-result\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result.titles.failed);
  await page.getByRole("link", { name: words.result.again }).click();
  await arriveAt(page, /\/top-up-gogo-china\?again=/);
  await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
  await expect(page.locator("[name=amount][value='13600']")).toBeChecked();
  await expect(page.locator("[name=email]")).toHaveValue("mie@example.com");
  await expect(page.locator("[name=phone]")).toHaveValue("+85251234567");
  await page.locator("[name=email]").fill("mei@example.com");
  await page.getByRole("button", { name: order.pay.button("HK$136.00") }).click();
  await payByCard(page, cards.visa);
  await arriveAt(page, /\/top-up-result\?/);
  await credited(page);
  await expect(page.locator(".topup-rises")).toBeVisible();
  await expect(page.getByText("mei@example.com")).toBeVisible();
  await expectSound(page);
});

test("this device remembers the card and shows it in the place of its field, and forgets it when it is told to", async ({
  page,
}) => {
  const iccid = aCard(1);
  const chip = page.locator(".topup-chip");
  await openPage(page, "/en/top-up-gogo-china");
  await page.locator("[name=iccid]").fill(iccid);
  await page.getByText(words.which.remember).click();
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(chip).toHaveText(spacedIccid(iccid));
  await openPage(page, "/en/top-up-gogo-china");
  await expect(chip).toHaveText(spacedIccid(iccid));
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.locator(".topup-card")).toContainText(spacedIccid(iccid));
  await expectSound(page);
  await page.getByRole("button", { name: words.which.other }).click();
  await expect(chip).toHaveCount(0);
  await expect(page.locator("[name=iccid]")).toHaveValue("");
  await expect(page.locator("[name=iccid]")).toBeFocused();
  // another card is another card: this one is there next time
  await openPage(page, "/en/top-up-gogo-china");
  await expect(chip).toHaveText(spacedIccid(iccid));
  // and the other one takes its place once it was looked up
  const other = aCard(1);
  await page.getByRole("button", { name: words.which.other }).click();
  await page.locator("[name=iccid]").fill(other);
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(chip).toHaveText(spacedIccid(other));
  await page.locator("[name=email]").fill("mei@example.com");
  await page.locator(".topup-pay .button-go").click();
  await page.waitForURL(/\/pay\//);
  await openPage(page, "/en/top-up-gogo-china");
  const remember = page.getByRole("checkbox", { name: words.which.remember });
  await remember.focus();
  await page.keyboard.press("Space");
  await expect(chip).toHaveCount(0);
  await expect(remember).toBeFocused();
  await expect(remember).not.toBeChecked();
  await openPage(page, "/en/top-up-gogo-china");
  await expect(page.locator("input[name=iccid]:not([type=hidden])")).toHaveValue("");
});

test("a remembered card that is refused can be corrected in its field", async ({ page }) => {
  const iccid = aCard(1);
  await openPage(page, "/en/top-up-gogo-china");
  await page.evaluate((sim) => localStorage.setItem("top_up_iccid.gogochina_001", sim), aSim(3));
  await openPage(page, "/en/top-up-gogo-china");
  await expect(page.locator(".topup-chip")).toHaveText(spacedIccid(aSim(3)));
  await page.getByRole("button", { name: words.which.look }).click();
  const field = page.getByRole("textbox", { name: words.which.label });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("");
  await field.pressSequentially(iccid);
  await expect(field).toHaveValue(iccid);
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.locator(".topup-chip")).toHaveText(spacedIccid(iccid));
});

test("while the network is asked the tide stands at half, and nothing moves before or after", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/en/top-up-gogo-china");
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => void (answer = resolve));
  await page.route("**/api/prepaid/getCard", async (route) => {
    await isAnswered;
    await route.continue();
  });
  const places = () =>
    page.evaluate(() =>
      [".topup-card", ".topup-sea", ".topup-asof", ".topup-form"].map((one) => {
        const { top, height } = document.querySelector(one)!.getBoundingClientRect();
        return [Math.round(top + scrollY), one === ".topup-form" ? 0 : Math.round(height)];
      }),
    );
  const iccid = aCard(1);
  await page.locator("[name=iccid]").fill(iccid);
  const before = await places();
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText(words.card.loading)).toBeAttached();
  // 14 of 132 is the least that is seen of a balance, and half of what is between the most
  await expect(page.locator(".topup-sea rect").last()).toHaveAttribute("height", "73");
  expect(await places()).toEqual(before);
  answer();
  await expect(page.locator(".topup-card")).toContainText(spacedIccid(iccid));
  expect(await places()).toEqual(before);
});

test("a travel SIM is led to its renewal, and its number waits in the order", async ({ page }) => {
  const sim = aSim(3);
  await openPage(page, "/en/top-up");
  await page.locator("[name=iccid]").fill(sim);
  await page.getByRole("button", { name: words.which.look }).click();
  await page.getByRole("link", { name: words.which.renewIt }).click();
  await arriveAt(page, /\/destination\?way=renewal$/);
  await page.locator(".place-list a[href*='/esim/japan']").first().click();
  await arriveAt(page, /\/esim\/japan\?way=renewal$/);
  await page.locator("a[data-item-type='plan']").first().click();
  await arriveAt(page, /\/plan-detail\?.*way=renewal/);
  await page.locator(".plan-order [type=submit]").first().click();
  await arriveAt(page, /\/order-sim\?.*way=renewal/);
  await expect(page.locator("[name='iccids.0']")).toHaveValue(sim);
  expect(page.url()).not.toContain(sim);
  // whoever then asks for no SIM in particular finds none
  const waits = () => page.evaluate(() => sessionStorage.getItem("sim_to_renew"));
  expect(await waits()).toBe(sim);
  await openPage(page, "/en/top-up");
  await page.getByRole("link", { name: words.which.renew, exact: true }).click();
  await arriveAt(page, /\/destination\?way=renewal$/);
  expect(await waits()).toBeNull();
});

test("where the browser reads no barcodes, a photograph of the card fills its number in and shows its balance", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/en/top-up-gogo-china");
  const number = page.locator("[name=iccid]");
  await number.fill("8985");
  await page.locator("[name=email]").fill("mei@example.com");
  const iccid = aCard(1);
  await page.getByText(words.which.byPhoto).click();
  await photographed(page, iccid);
  await expect(page.locator("[name=email]")).toHaveValue("mei@example.com");
  await expectSound(page);
  // whoever empties the field means it, and the Enter key looks the card up
  await number.fill("");
  await number.press("Enter");
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form takes a photograph of the card, by its button or without a number, and says what is wrong with it", async ({
    page,
  }) => {
    await page.goto("/en/top-up");
    await page.getByText(words.which.byPhoto).click();
    await page
      .locator("[name='photo.sim']")
      .setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await page.getByRole("button", { name: photos.card.read, exact: true }).click();
    await expect(page.locator("#field-photo\\.sim-error")).toHaveText(photos.refused.not_a_picture);
    await photographed(page, aCard(2), () => page.getByRole("button", { name: words.which.look }).click());
  });

  test("an enterprise card with one's own amount; what is wrong stands beside it and nothing is lost", async ({
    page,
  }) => {
    await page.goto("/en/top-up");
    const iccid = aCard(2);
    await page.locator("[name=iccid]").fill(iccid);
    await page.getByRole("button", { name: words.which.look }).click();
    await expect(page.getByText(spacedIccid(iccid))).toBeVisible();
    await page.locator("[name=amount][value='20000']").check({ force: true });
    await page.locator("[name=email]").fill("mei");
    await page.locator(".topup-pay .button-go").click();
    await expect(page.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
    await page.locator("[name=email]").fill("mei@example.com");
    await page.locator(".topup-pay .button-go").click();
    await page.waitForURL(/\/pay\//);
  });
});

test("the app's page has no frame, nor has any after it; in Chinese it says the same", async ({ page }) => {
  const expectNoFrame = () => expect(page.getByRole("banner")).toHaveCount(0);
  await openDrawn(page, "/zh-hk/top-up-gogo-china-app");
  await expectNoFrame();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("暢遊中國，用多少付多少");
  await openPage(page, "/en/top-up-gogo-china-app");
  await page.locator("[name=iccid]").fill(aSim(3));
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText("This is a travel SIM, not a prepaid card").last()).toBeVisible();
  await expect(page.getByRole("link", { name: words.which.renewIt })).toHaveCount(0);
  await page.locator("[name=iccid]").fill(aCard(1));
  await page.locator("[name=email]").fill("mei@example.com");
  await page.locator(".topup-pay .button-go").click();
  await payByCard(page, cards.declined);
  await page.getByRole("button", { name: gateway.back }).click();
  await arriveAt(page, /\/top-up-result-app\?/);
  await expectNoFrame();
  await page.getByRole("link", { name: words.result.again }).click();
  await arriveAt(page, /\/top-up-gogo-china-app\?again=/);
  await expectNoFrame();
  await page.locator(".topup-pay .button-go").click();
  await payByCard(page, cards.visa);
  await arriveAt(page, /\/top-up-result-app\?/);
  await credited(page);
  await expectNoFrame();
  await expect(page.getByRole("link", { name: words.result.more })).toHaveAttribute("href", /-china-app$/);
});

test("home, the menu of any page and the plans of mainland China lead to the card and to its country", async ({
  page,
}) => {
  const leadsTo = (path: string) => expect(page.locator(`a[href='/en/${path}']`).first()).toBeAttached();
  await openDrawn(page, "/en/homepage");
  for (const path of ["top-up", "gogo-china"]) await leadsTo(path);
  await openDrawn(page, "/en/find-order");
  await leadsTo("gogo-china");
  for (const address of ["/en/esim/mainland-china", "/en/plan-detail?code=cn-5gb-15d"]) {
    await openDrawn(page, address);
    await expect(page.locator("main a[href='/en/gogo-china']").first()).toBeAttached();
  }
});
