import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { mei } from "../../src/adapters/identity/identity.suite.ts";
import { client, pretendIamSmart, privateKey } from "../../src/adapters/identity/pretend-iam-smart.suite.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { aSim } from "../wishes.ts";
import { expectAccessible } from "./accessibility.ts";
import { ownWindow as test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";
import { ownShop } from "./own-shop.ts";
import { sendPassport } from "./registrant.ts";

const { identity: said } = words;
const title = "iAM Smart";
let gateway: Awaited<ReturnType<typeof pretendIamSmart>>;
const { origin, folder } = ownShop("identity", 20, async () => {
  gateway = await pretendIamSmart({ clock: () => new Date(), holder: mei });
  const key = join(folder, "iam-smart.pem");
  writeFileSync(key, privateKey);
  return {
    IDENTITY_PROVIDER: "iamsmart",
    IAMSMART_URL: gateway.origin,
    IAMSMART_CLIENT: client.clientId,
    IAMSMART_SECRET: client.clientSecret,
    IAMSMART_KEY: key,
  };
});
test.afterAll(() => gateway.close());
test.use({ baseURL: origin, viewport: { width: 390, height: 844 } });

async function goesToProvider(page: Page, and: "Sign in" | "Decline"): Promise<void> {
  await page.getByRole("link", { name: said.go(title) }).click();
  await page.getByRole("link", { name: and }).click();
}

/** The holder says yes in the app, and the provider tells the shop. */
async function agrees(): Promise<void> {
  const { body, headers } = gateway.calls(gateway.businesses().at(-1)!);
  const answer = await fetch(`${origin}/webhooks/identity`, {
    method: "POST",
    body: new Uint8Array(body),
    headers: headers as Record<string, string>,
  });
  expect(answer.status).toBe(200);
}

const begins = async (page: Page) => {
  await page.locator("[name=regions][value=HK]").check();
  await page.locator("[name=purpose][value='1']").check();
};

test.describe("on a phone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/149 Mobile Safari/537.36",
  });

  test("who agrees in the app finds the details filled in, and what was begun meanwhile is kept", async ({ page }) => {
    await openPage(page, `/en/real-name#sim=${aSim(7751)}`);
    await goesToProvider(page, "Sign in");
    await arriveAt(page, /identity=waiting/);
    await expect(page.getByText(said.waiting(title))).toBeVisible();
    await expect(page.getByRole("link", { name: said.open(title) })).toHaveAttribute("href", /^hk\.gov\.iamsmart:\/\//);
    await expectAccessible(page);
    await begins(page);
    await agrees();
    await expect(page.getByText(said.done(title))).toBeVisible();
    await expect(page.locator("[name=regions][value=HK]")).toBeChecked();
    await expectAccessible(page);
    const next = (name: string) => page.getByRole("button", { name }).last().click();
    await next(words.start.begin);
    await arriveAt(page, /step=sim$/);
    await next(words.next);
    await arriveAt(page, /step=contact$/);
    await page.locator("[name=contactName]").fill("Mei Chan");
    await page.locator("[name=email]").fill("mei@example.com");
    await next(words.next);
    await arriveAt(page, /step=document$/);
    await expect(page.locator("[name='document.type'][value='3']")).toBeChecked();
    await next(words.next);
    await arriveAt(page, /step=photo$/);
    await sendPassport(page);
    await arriveAt(page, /step=details$/);
    await expect(page.getByText(said.done(title))).toBeVisible();
    await expect(page.locator("[name='document.number']")).toHaveValue(mei.number);
    await expect(page.locator("[name='document.birth']")).toHaveValue(mei.birth);
    await expectAccessible(page);
  });
});

test("who declines is told so, and types", async ({ page }) => {
  await openPage(page, "/en/real-name");
  await goesToProvider(page, "Decline");
  await arriveAt(page, /identity=declined/);
  await expect(page.getByText(said.declined(title))).toBeVisible();
  await expect(page.getByText(said.orType)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link asks whether the holder has agreed", async ({ page }) => {
    await page.goto("/en/real-name");
    await goesToProvider(page, "Sign in");
    await expect(page.getByText(said.waiting(title))).toBeVisible();
    await page.getByRole("link", { name: said.look }).click();
    await expect(page.getByText(said.waiting(title))).toBeVisible();
    await agrees();
    await page.getByRole("link", { name: said.look }).click();
    await expect(page.getByText(said.done(title))).toBeVisible();
  });
});
