import { expect } from "@playwright/test";
import { shortCode } from "../../src/features/people/proof-codes/rules.ts";
import { words as detail } from "../../src/i18n/en/account-detail.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as letters } from "../../src/i18n/en/letters.ts";
import { words as signIn } from "../../src/i18n/en/sign-in.ts";
import { hasPasskeys, leavePasskey, mailedCode, mailedLink } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { pressEnter } from "./open-page.ts";

test("signing in by code, a password and signing out without JavaScript; a code that is asked for loses nothing", async ({
  page,
}) => {
  const { login, fields, code } = signIn;
  const email = `no-script-${Date.now()}@example.com`;
  await page.goto("/en/account?tab=detail");
  await page.waitForURL("/en/login?back=%2Fen%2Faccount%3Ftab%3Ddetail");
  await page.getByRole("link", { name: login.tabs.phone }).click();
  await page.getByRole("link", { name: login.tabs.email }).click();
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.locator("[name=privacyPolicy]").check();
  await page.getByRole("button", { name: code.get }).click();
  await expect(page.getByText(code.sent(email, shortCode.minutes))).toBeVisible();
  await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue(email);
  await expect(page.locator("[name=privacyPolicy]")).toBeChecked();
  await page.getByRole("button", { name: code.again }).click();
  await expect(page.getByRole("alert")).toContainText(signIn.until.in(1));
  await page.getByLabel(fields.code).fill(await mailedCode(page.request, email, letters.codes.titles.sign_in));
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await page.waitForURL("/en/account?tab=detail");
  expect((await page.request.get("/en/login")).url()).toMatch(/\/en\/account(\?tab=\w+)?$/);
  await page.goto("/en/account?tab=detail&edit=password");
  // no password yet: a code shows who is there
  await expect(page.getByRole("heading", { name: detail.confirm.title })).toBeVisible();
  await page.getByRole("button", { name: code.get }).click();
  await expect(page.getByText(code.sent(email, shortCode.minutes))).toBeVisible();
  await page.getByLabel(fields.code).fill(await mailedCode(page.request, email, letters.codes.titles.confirm_owner));
  await page.getByRole("button", { name: detail.confirm.button, exact: true }).click();
  await page.getByLabel(fields.newPassword, { exact: true }).fill("fernweh-2026");
  await page.getByLabel(fields.repeated).fill("fernweh-2027");
  await pressEnter(page.getByLabel(fields.repeated));
  await expect(page.getByRole("alert")).toContainText(errors.problems["password.repeat"]());
  await page.getByLabel(fields.repeated).fill("fernweh-2026");
  await pressEnter(page.getByLabel(fields.repeated));
  await expect(page.getByText("The modification was successful")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await page.waitForURL("/en/login");
  await page.goto("/en/login?tab=phone");
  await page.locator("[name='phone.country']").fill("Hong Kong");
  await page.locator("[name='phone.number']").fill("5123");
  await page.getByLabel(fields.password, { exact: true }).fill("fernweh-2026");
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(errors.problems.phone());
  await expect(page.locator("[name='phone.country']")).toHaveValue("Hong Kong");
});

test("a new password by the e-mail's link without JavaScript: passkeys of an intruder are shown, and removed", async ({
  page,
}) => {
  const { login, fields, code, forgot } = signIn;
  const email = `left-${Date.now()}@example.com`;
  await page.goto("/en/login");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: code.get }).click();
  await expect(page.getByText(code.sent(email, shortCode.minutes))).toBeVisible();
  await page.goto(await mailedLink(page.request, email, letters.codes.titles.sign_in));
  await page.locator("[name=privacyPolicy]").check();
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await page.waitForURL("/en/account");
  await leavePasskey(email);

  await page.goto("/en/forgot-pass?tab=email");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: code.get }).click();
  await expect(page.getByText(code.sent(email, shortCode.minutes))).toBeVisible();
  await page.goto(await mailedLink(page.request, email, letters.codes.titles.reset_password));
  await page.getByLabel(fields.newPassword, { exact: true }).fill("summer-2027");
  await page.getByLabel(fields.repeated).fill("summer-2027");
  await page.getByRole("button", { name: forgot.button }).click();
  await expect(page.getByRole("group", { name: forgot.passkeys.title })).toContainText("Firefox · Linux");
  expect(await hasPasskeys(email)).toBe(true);
  await page.getByRole("button", { name: forgot.passkeys.button }).click();
  await expect(page.getByText(login.done.password.title)).toBeVisible();
  expect(await hasPasskeys(email)).toBe(false);
});
