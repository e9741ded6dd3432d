import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { words } from "../../src/i18n/en/find-order.ts";
import { words as stop } from "../../src/i18n/en/reminders.ts";
import { letterTo, linksIn } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { expectInstalled } from "./shopper.ts";

test("a guest who lost the page finds the order again by e-mail, and takes the receipt along", async ({ page }) => {
  const email = "lost.page@example.com";
  const { orderNumber: order } = await boughtEsims(page.request, { email });
  await page.goto("/en/order-result?order=FW0000000000&key=lost");
  await page.getByRole("link", { name: "Send me the links of my orders" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel(words.email).fill(email);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.sent.title);
  await expect(page.getByText(words.sent.text(email))).toBeVisible();

  const letter = await letterTo(page.request, email, /Your orders at Farwave/);
  expect(letter).toContain("Japan");
  await page.goto(
    linksIn(letter)
      .find((link) => link.includes(`order=${order}`))!
      .replace(/^https?:\/\/[^/]+/, ""),
  );
  expect(await expectInstalled(page)).toBe(order);

  const { searchParams } = new URL(page.url());
  const receipt = await page.request.get(
    `/files/receipt.pdf?${new URLSearchParams({ order, key: searchParams.get("key")!, lang: "en", to: "Mei Chan" })}`,
  );
  expect(receipt.headers()["content-type"]).toBe("application/pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await receipt.body())), {
    mergePages: true,
  });
  expect(text).toContain(`R-${order}`);
  expect(text).toContain("Mei Chan");
});

test("the page says the same to an address without orders", async ({ page }) => {
  await page.goto("/en/find-order");
  await page.getByLabel(words.email).fill("nobody.here@example.com");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.sent.title);
});

test("looking at the link that ends reminders changes nothing; a wrong one says so", async ({ page }) => {
  await page.goto("/en/stop-reminders?order=FW0000000000&key=x");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stop.title);
  await page.getByRole("button", { name: stop.stop }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stop.missing.title);
});

test("a mail program ends reminders by a POST without cookies or origin", async ({ playwright, baseURL }) => {
  const program = await playwright.request.newContext({ baseURL });
  const answer = await program.post("/en/stop-reminders?order=FW0000000000&key=x", {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(stop.missing.title);
  await program.dispose();
});
