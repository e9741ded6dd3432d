import { expect, type Page } from "@playwright/test";
import { shortCode } from "../../src/features/people/proof-codes/rules.ts";
import { words as detail } from "../../src/i18n/en/account-detail.ts";
import { words as letters } from "../../src/i18n/en/letters.ts";
import { words as signIn } from "../../src/i18n/en/sign-in.ts";
import { mailedCode } from "./behind-the-shop.ts";

const { login, fields, code: codeWords } = signIn;
const { titles } = letters.codes;

/** Asks for the code and reads it where it was sent. */
export async function askForCode(page: Page, email: string, title: string): Promise<string> {
  await page.getByRole("button", { name: codeWords.get }).click();
  await expect(page.getByText(codeWords.sent(email, shortCode.minutes))).toBeVisible();
  return mailedCode(page.request, email, title);
}

export async function signInByCode(page: Page, email: string, address = "/en/login"): Promise<void> {
  await page.goto(address);
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  const code = await askForCode(page, email, titles.sign_in);
  await page.getByLabel(fields.code).fill(code);
  await page.locator("[name=privacyPolicy]").check();
  await page.getByRole("button", { name: login.button, exact: true }).click();
}

/** Before one changes how one gets into an account that has no password. */
export async function confirmByCode(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { name: detail.confirm.title })).toBeVisible();
  await page.getByLabel(fields.code).fill(await askForCode(page, email, titles.confirm_owner));
  await page.getByRole("button", { name: detail.confirm.button, exact: true }).click();
}

export const token = (page: Page) => page.evaluate(() => localStorage.getItem("Token"));
