import { expect } from "@playwright/test";
import { codeAt, stepAt } from "../../src/features/staff/staff-keys/totp.server.ts";
import { words } from "../../src/i18n/en/console.ts";
import { words as hongKong } from "../../src/i18n/zh-hk/console.ts";
import { secretIn } from "../staff.ts";
import { expectSound } from "./accessibility.ts";
import { staffLink } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { somebody } from "./signed-in.ts";
import { atTheConsole, withFinger } from "./staff-sign-in.ts";

const { invitation, signIn, orders } = words;
const password = "Harbour-lights1";

test("a link, a passkey, the orders, out, and in again by the passkey; sound in light, dark and Chinese", async ({
  page,
}) => {
  await withFinger(page);
  const link = await staffLink(somebody("staff"));
  await page.goto(link);
  await expectSound(page);
  await page.getByLabel(invitation.name).first().fill("Mei Lam");
  await page.getByRole("button", { name: invitation.passkey }).click();
  await expect(page.getByRole("heading", { name: orders.title, level: 1 })).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });

  const me = page.getByRole("button", { name: words.more });
  await me.click();
  await page.getByRole("button", { name: "繁體中文" }).click();
  await expect(page.getByRole("heading", { name: hongKong.orders.title, level: 1 })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: hongKong.more }).click();
  await page.getByRole("button", { name: "English" }).click();
  await me.click();
  await page.getByRole("button", { name: words.signOut }).click();
  await expect(page.getByRole("heading", { name: signIn.title, level: 1 })).toBeVisible();
  await expectSound(page);

  await page.goto("/console/orders?view=to_post");
  await page.getByRole("button", { name: signIn.passkey }).click();
  await expect(page).toHaveURL(/\/console\/orders\?view=to_post$/);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: invitation.over })).toBeVisible();
});

test("the order that was bought just now stands on top, is found by its number with the key /, and leads nowhere wrong", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber: number } = await boughtEsims(page.request);
  await page.goto("/console/orders");
  await expect(page.getByRole("row", { name: number })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(number.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  const visit = plainVisit(page.request);
  await visit.open("/console/orders?view=nonsense&after=nonsense&colour=red");
  expect(visit.told).toContain("view");
  expect(visit.sheet.one("tbody").all("tr")).not.toEqual([]);
  await visit.open("/console/orders?q=FW0");
  await visit.follow(orders.dropSearch);
  expect(visit.sheet.one("tbody").all("tr")).not.toEqual([]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a password and a code app open the console, and every mistake stands beside its field", async ({ page }) => {
    const email = somebody("staff");
    await page.goto(await staffLink(email));
    await expect(page.getByRole("button", { name: invitation.passkey })).toBeHidden();
    await page.getByText(invitation.byPassword).click();
    const secret = secretIn((await page.locator(".code-app code").innerText()).replaceAll(" ", ""));
    const code = (steps = 0) => codeAt(secret, stepAt(new Date()) + steps);
    await page.getByLabel(invitation.password, { exact: true }).fill("short");
    await page.getByLabel(invitation.code).fill("12");
    await page.getByRole("button", { name: invitation.go }).click();
    await expect(page.locator(".field-error")).toHaveCount(2);
    await page.getByLabel(invitation.password, { exact: true }).fill(password);
    await page.getByLabel(invitation.code).fill(code(-1));
    await page.getByRole("button", { name: invitation.go }).click();
    await expect(page.getByRole("heading", { name: orders.title, level: 1 })).toBeVisible();

    await page.context().clearCookies();
    await page.goto("/console");
    await page.getByLabel(signIn.email).fill(email);
    await page.getByLabel(signIn.password, { exact: true }).fill("Wrong-password1");
    await page.getByLabel(signIn.code).fill(code());
    await page.getByRole("button", { name: signIn.go, exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(signIn.failed);
    await expect(page.getByLabel(signIn.email)).toHaveValue(email);
    await page.getByLabel(signIn.password, { exact: true }).fill(password);
    await page.getByLabel(signIn.code).fill(code(1));
    await page.getByRole("button", { name: signIn.go, exact: true }).click();
    await expect(page.getByRole("heading", { name: orders.title, level: 1 })).toBeVisible();
  });
});
