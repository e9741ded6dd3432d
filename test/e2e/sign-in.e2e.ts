import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { shortCode } from "../../src/features/people/proof-codes/rules.ts";
import { words as detail } from "../../src/i18n/en/account-detail.ts";
import { words as account } from "../../src/i18n/en/account.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as letters } from "../../src/i18n/en/letters.ts";
import { words as signIn } from "../../src/i18n/en/sign-in.ts";
import { mailedCode, mailedLink, textedCode } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { arriveAt } from "./open-page.ts";
import { calling, consentIn } from "./purchases.ts";
import { askForCode, confirmByCode, token } from "./sign-in-by-code.ts";
import { signIn as signInAs, somebody } from "./signed-in.ts";

const { login, register, forgot, fields, code: codeWords } = signIn;
const { titles } = letters.codes;

/** Whatever follows 61 is a mobile number of Hong Kong; of those with 5 every fourth is none. */
const mobile = () => `61${String(randomInt(1_000_000)).padStart(6, "0")}`;

test("a code by e-mail: what is wrong is listed, nothing is lost, and one comes back to where one came from", async ({
  page,
}) => {
  const email = somebody("code");
  await page.goto("/en/login?back=%2Fen%2Ffind-order%3Forder%3DFW7K3M9QXA2B");
  await page.getByRole("button", { name: login.button, exact: true }).click();
  // without a code there is none to enter: it is sent first, and that needs an address
  await expect(page.getByRole("alert")).toContainText(errors.problems.empty());
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  const code = await askForCode(page, email, titles.sign_in);
  await expect(page.getByLabel(fields.code)).toBeFocused();
  await page.getByLabel(fields.code).fill(code === "000 000" ? "111111" : "000000");
  await page.getByLabel(fields.code).press("Enter");
  await expect(page.getByRole("alert")).toContainText(errors.problems.consent());
  await page.locator("[name=privacyPolicy]").check();
  await page.getByLabel(fields.code).press("Enter");
  await expect(page.getByRole("alert")).toContainText(errors.codes.CODE_WRONG);
  await expect(page.getByLabel(fields.code)).toBeFocused();
  await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(fields.code).fill(code);
  await page.getByLabel(fields.code).press("Enter");
  await arriveAt(page, "/en/find-order?order=FW7K3M9QXA2B");
  await expect(page.locator(".site-account")).toHaveAttribute("href", "/en/account");
  expect(await token(page)).toMatch(/^[\w-]{43}$/);
  expect(await page.evaluate(() => localStorage.getItem("checked_iccid"))).toBeNull();
});

test("the link of the e-mail signs in another browser, where the six digits count for nothing; it works once", async ({
  page,
  request,
}) => {
  const email = somebody("link");
  // one browser asks for the code, `page` is another
  const call = calling(request);
  await call("/user/sendCode", { purpose: "sign_in", email });
  const code = await mailedCode(request, email, titles.sign_in);
  await page.goto(await mailedLink(request, email, titles.sign_in));
  await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue(email);
  const filled = await page.getByLabel(fields.code).inputValue();
  await page.locator("[name=privacyPolicy]").check();
  await page.getByLabel(fields.code).fill(code);
  await page.getByLabel(fields.code).press("Enter");
  await expect(page.getByRole("alert")).toContainText(errors.codes.CODE_WRONG);
  await page.getByLabel(fields.code).fill(filled);
  await page.getByLabel(fields.code).press("Enter");
  await arriveAt(page, "/en/account");
  const again = await request.post("/api/user/loginByCode", {
    data: { email, code: filled, privacyPolicy: await consentIn(call) },
    headers: { lang: "en" },
  });
  expect(await again.json()).toMatchObject({ resultCode: "CODE_WRONG", resultMessage: errors.codes.CODE_WRONG });
});

test("another code has to wait: the button counts down, and a request all the same is refused with the time", async ({
  page,
}) => {
  const email = somebody("often");
  await page.goto("/en/login");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await askForCode(page, email, titles.sign_in);
  await expect(page.getByRole("button", { name: /^Again in \d+ s$/ })).toBeVisible();
  await page.reload();
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: codeWords.get }).click();
  await expect(page.getByRole("alert")).toContainText(signIn.until.in(1));
  await expect(page.getByRole("button", { name: /^Again in \d+ s$/ })).toBeVisible();
});

test("an account is opened; its password opens another browser, which is signed out from the first", async ({
  page,
  browser,
}) => {
  const [email, password] = [somebody("register"), "fernweh-2026"];
  await page.goto("/en/register");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  const code = await askForCode(page, email, titles.register);
  await page.getByLabel(fields.code).fill(code);
  await page.getByLabel(fields.password, { exact: true }).fill("short");
  await page.getByRole("button", { name: register.button }).click();
  await expect(page.getByRole("alert")).toContainText(errors.problems["password.length"]());
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await page.locator("[name=privacyPolicy]").check();
  await page.getByRole("button", { name: register.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(register.done.title);

  const other = await (await browser.newContext()).newPage();
  await other.goto("/en/login");
  await other.getByLabel(fields.email, { exact: true }).fill(email);
  await other.getByRole("link", { name: login.byPassword }).click();
  await expect(other.getByLabel(fields.email, { exact: true })).toHaveValue(email);
  await other.getByLabel(fields.password, { exact: true }).fill("not-it-2026");
  await other.getByRole("button", { name: login.button, exact: true }).click();
  await expect(other.getByRole("alert")).toContainText(errors.codes.SIGN_IN_FAILED);
  await other.getByLabel(fields.password, { exact: true }).fill(password);
  await other.getByRole("button", { name: login.button, exact: true }).click();
  await arriveAt(other, "/en/account");

  await page.goto("/en/account?tab=detail");
  await page.getByRole("button", { name: detail.devices.signOutOthers }).click();
  await expect(page.getByText(detail.done.devices)).toBeVisible();
  // looking around goes on as if nothing were; what needs the account asks to sign in, and comes back
  await other.goto("/en/developing");
  await expect.poll(() => token(other)).toBeNull();
  expect(new URL(other.url()).pathname).toBe("/en/developing");
  await expect(other.locator(".site-account")).toHaveAttribute("href", "/en/login");
  await other.goto("/en/account?tab=detail");
  await arriveAt(other, "/en/login?back=%2Fen%2Faccount%3Ftab%3Ddetail");
  await other.context().close();
});

/** By calls, and with the token where the pages keep it. */
async function signInHere(page: Page, email: string, address: string): Promise<void> {
  const kept = await signInAs(page, email);
  await page.goto(address);
  await page.evaluate((one) => localStorage.setItem("Token", one), kept);
}

test("a phone is bound by a text message, and opens the account again when the password is forgotten", async ({
  page,
}) => {
  const [email, number] = [somebody("phone"), mobile()];
  await signInHere(page, email, "/en/account?tab=detail");
  await page.getByRole("link", { name: detail.ways.addThis(detail.ways.phone) }).click();
  await confirmByCode(page, email);
  await page.getByRole("combobox", { name: fields.country }).fill("hong");
  await page.getByRole("option", { name: /Hong Kong/ }).click();
  await page.getByLabel(fields.phone).fill(number);
  await page.getByRole("button", { name: codeWords.get }).click();
  await expect(page.getByText(codeWords.sent(`+852 ${number}`, shortCode.minutes))).toBeVisible();
  await page.getByLabel(fields.code).fill(await textedCode(page.request, `+852${number}`));
  await page.getByRole("button", { name: detail.phone.button }).click();
  await expect(page.getByText(detail.done.phone)).toBeVisible();
  await page.getByRole("button", { name: account.signOut, exact: true }).first().click();
  await arriveAt(page, "/en/login");
  expect(await token(page)).toBeNull();

  await page.getByRole("link", { name: login.tabs.phone }).click();
  await page.getByRole("link", { name: login.forgot }).click();
  await arriveAt(page, "/en/forgot-pass");
  await page.getByRole("combobox", { name: fields.country }).fill("+852");
  await page.getByLabel(fields.phone).fill(number);
  await page.getByLabel(fields.newPassword, { exact: true }).fill("summer-2027");
  await page.getByLabel(fields.repeated).fill("winter-2027");
  await page.getByRole("button", { name: codeWords.get }).click();
  await expect(page.getByText(codeWords.sent(`+852 ${number}`, shortCode.minutes))).toBeVisible();
  await page.getByLabel(fields.code).fill(await textedCode(page.request, `+852${number}`, 2));
  await page.getByRole("button", { name: forgot.button }).click();
  await expect(page.getByRole("alert")).toContainText(errors.problems["password.repeat"]());
  await page.getByLabel(fields.repeated).fill("summer-2027");
  await page.getByRole("button", { name: forgot.button }).click();
  await arriveAt(page, "/en/login?tab=phone&done=password");
  await expect(page.getByText(login.done.password.title)).toBeVisible();
  await page.getByRole("combobox", { name: fields.country }).fill("+852");
  await page.getByLabel(fields.phone).fill(number);
  await page.getByLabel(fields.password, { exact: true }).fill("summer-2027");
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await arriveAt(page, "/en/account");
  await page.goto("/en/account?tab=detail&edit=password");
  await page.getByLabel(detail.password.current).fill("summer-2027");
  await page.getByLabel(fields.newPassword, { exact: true }).fill("spring-2028");
  await page.getByLabel(fields.repeated).fill("spring-2028");
  await page.getByRole("button", { name: detail.password.button }).click();
  await expect(page.getByText("The modification was successful")).toBeVisible();
});

test("a forgotten password is reset by e-mail; a change of the address then asks for it", async ({ page }) => {
  const [email, next] = [somebody("forgetful"), somebody("forgetful-next")];
  // an account without a password, and nobody signed in
  await signInAs(page, email);
  await page.context().clearCookies();
  await page.goto("/en/login?with=password");
  await page.getByRole("link", { name: login.forgot }).click();
  await arriveAt(page, "/en/forgot-pass?tab=email");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByLabel(fields.newPassword, { exact: true }).fill("summer-2027");
  await page.getByLabel(fields.repeated).fill("summer-2027");
  await page.getByLabel(fields.code).fill(await askForCode(page, email, titles.reset_password));
  await page.getByRole("button", { name: forgot.button }).click();
  await arriveAt(page, "/en/login?tab=email&with=password&done=password");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill("summer-2027");
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await arriveAt(page, "/en/account");

  await page.goto("/en/account?tab=detail&edit=email");
  await page.getByLabel(detail.email.new).fill(next);
  await page.getByLabel(fields.code).fill(await askForCode(page, next, titles.bind_email));
  await page.getByRole("button", { name: detail.email.button }).click();
  await expect(page.getByRole("alert")).toContainText(errors.problems.empty());
  await page.getByLabel(detail.password.current).fill("summer-2027");
  await page.getByRole("button", { name: detail.email.button }).click();
  await expect(page.getByText(detail.done.email)).toBeVisible();
  await expect(page.getByText(next).first()).toBeVisible();
});

test("the number of a SIM opens that SIM alone, masked", async ({ page }) => {
  await page.goto("/en/login?tab=iccid");
  await page.getByLabel(fields.iccid, { exact: true }).fill("8985234000000000000");
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel(fields.iccid, { exact: true }).fill("8985 2340 1234 5678 905");
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await arriveAt(page, "/en/account");
  await expect(page.getByText("898523••••8905").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("checked_iccid"))).toContain("8905");
  await page.goto("/en/account?tab=detail");
  await expect(page.getByText(account.forAccounts.text)).toBeVisible();
  await page.getByRole("button", { name: account.signOut, exact: true }).first().click();
  await arriveAt(page, "/en/login");
  expect(await page.evaluate(() => [localStorage.getItem("Token"), localStorage.getItem("checked_iccid")])).toEqual([
    null,
    null,
  ]);
});
