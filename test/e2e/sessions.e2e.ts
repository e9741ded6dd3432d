import { expect } from "@playwright/test";
import { words as detail } from "../../src/i18n/en/account-detail.ts";
import { words as account } from "../../src/i18n/en/account.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as letters } from "../../src/i18n/en/letters.ts";
import { words as signIn } from "../../src/i18n/en/sign-in.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt } from "./open-page.ts";
import { askForCode, signInByCode, token } from "./sign-in-by-code.ts";
import { somebody } from "./signed-in.ts";

const { login, fields } = signIn;
const { titles } = letters.codes;

test("a lost cookie is mended by the token that the browser keeps; signing out in one tab signs out in all", async ({
  page,
  context,
}) => {
  await signInByCode(page, somebody("tabs"), "/en/login?back=%2Fen%2Faccount%3Ftab%3Ddetail");
  await arriveAt(page, "/en/account?tab=detail");
  await context.clearCookies({ name: "session" });
  await page.goto("/en/account?tab=detail");
  await expect(page.getByRole("heading", { name: detail.ways.title })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain("session");
  // a session that was just opened need not confirm again
  await page.goto("/en/login");
  await arriveAt(page, "/en/account");
  const second = await context.newPage();
  await second.goto("/en/account?tab=detail");
  await expect(second.getByRole("heading", { name: detail.ways.title })).toBeVisible();
  await page.getByRole("button", { name: account.signOut, exact: true }).first().click();
  await arriveAt(page, "/en/login");
  await arriveAt(second, "/en/login");
});

test("an account is deleted by its owner, with a code, and says before what that means", async ({ page }) => {
  const email = somebody("leaving");
  // signing in never leads to another shop
  await signInByCode(page, email, `/en/login?back=${encodeURIComponent("//evil.example")}`);
  await arriveAt(page, "/en/account");
  await page.goto("/en/account?tab=detail");
  const file = await page.request.get("/files/my-data.json");
  expect(await file.text()).toContain(email);
  await page.getByRole("link", { name: detail.data.deleteButton }).click();
  await expect(page.getByText(detail.deletion.staysList[1]!)).toBeVisible();
  const code = await askForCode(page, email, titles.delete_account);
  await page.getByLabel(fields.code).fill(code);
  await page.getByRole("button", { name: detail.deletion.button }).click();
  await expect(page.getByText(login.done.deleted.title)).toBeVisible();
  expect(await token(page)).toBeNull();
});

test("a session that ended elsewhere is announced on a public page with a way to sign in; a page of one's own leads there (A4)", async ({
  page,
  context,
}) => {
  const forgetSession = async () => {
    await page.evaluate(() => localStorage.setItem("Token", "x".repeat(43)));
    await context.clearCookies({ name: "session" });
  };
  // where no script asks who is signed in before the page does that is looked at
  await page.goto("/robots.txt");
  await forgetSession();
  await page.goto("/en/find-order?order=FW7K3M9QXA2B");
  const toast = page.locator(".toast-failure", { hasText: errors.codes.TOKEN_VALID_FAIL });
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("Token"))).toBeNull();
  await expectSound(page);
  await page.evaluate(() => localStorage.setItem("Token", "x".repeat(43)));
  await page.reload();
  await toast.getByRole("link").click();
  await arriveAt(page, "/en/login?back=%2Fen%2Ffind-order%3Forder%3DFW7K3M9QXA2B");
  await forgetSession();
  await page.goto("/en/account?tab=detail");
  await arriveAt(page, /\/en\/login/);
});
