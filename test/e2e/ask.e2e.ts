import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/ask.ts";
import { words as hongKong } from "../../src/i18n/zh-hk/ask.ts";
import { test } from "./lent-window.ts";

test("the chat's page quotes the shop's text with its source, and hands over to a person", async ({ page }) => {
  await page.goto("/en/ask");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await page.getByLabel(words.question).fill("my card 4242 4242 4242 4242 says: can i get my money back for an esim");
  await page.getByLabel(words.question).press("Enter");
  const log = page.getByRole("log");
  await expect(log.getByText("my card •••• says")).toBeVisible();
  await expect(log.getByRole("heading", { name: "Can I get a refund for an eSIM?" })).toBeVisible();
  await log.getByRole("button", { name: words.helpful }).click();
  await expect(log.getByText(words.wasHelpful)).toBeVisible();

  await page.getByLabel(words.question).fill("do you rent cars");
  await page.getByLabel(words.question).press("Enter");
  await expect(log.getByText(words.none)).toBeVisible();
  await page.getByRole("button", { name: words.person }).click();
  await expect(page.getByText(words.waitingHere)).toBeVisible();
  await page.reload();
  await expect(log.getByText("do you rent cars")).toBeVisible();
});

test("a policy is quoted with its date, and its link leads to that paragraph", async ({ page }) => {
  await page.goto("/en/ask");
  await page.getByLabel(words.question).fill("do you sell my personal data to advertisers");
  await page.getByLabel(words.question).press("Enter");
  const quote = page.getByRole("log").getByRole("blockquote");
  await expect(quote.getByText("We don't sell data")).toBeVisible();
  await expect(quote.getByText(/version of \d{1,2} \w{3} 20\d\d/)).toBeVisible();
  await quote.getByRole("link", { name: "Privacy policy" }).click();
  await page.waitForURL(/\/policy\/privacy_policy#p-\d+$/);
  const paragraph = page.locator(new URL(page.url()).hash);
  await expect(paragraph).toContainText("sell data");
  await expect(paragraph).toBeInViewport();
});

test("a question that is empty is said so, and nothing is lost", async ({ page }) => {
  await page.goto("/en/ask");
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("there is no chat where documents are registered and agreements are read", async ({ page }) => {
  for (const path of ["/en/real-name", "/en/argeement", "/en/argeement-channel"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".ask-pill:visible")).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a question is answered, and a person asked for", async ({ page }) => {
    await page.goto("/zh-hk/homepage");
    await page.getByRole("link", { name: hongKong.title }).click();
    await page.getByLabel(hongKong.question).fill("唔去喇，想退錢");
    await page.getByRole("button", { name: hongKong.send, exact: true }).click();
    await expect(page.getByRole("log").getByRole("heading", { name: "eSIM 可以退款嗎？" })).toBeVisible();
    await page.getByRole("button", { name: hongKong.person }).click();
    await expect(page.getByText(hongKong.waitingHere)).toBeVisible();
    await page.getByRole("link", { name: hongKong.startOver }).click();
    await expect(page.getByRole("log").getByRole("heading")).toHaveCount(0);
    await expect(page.getByRole("button", { name: hongKong.first.any[0]! })).toBeVisible();
  });
});
