import { expect, type Page } from "@playwright/test";
import { shortCode } from "../../src/features/people/proof-codes/rules.ts";
import { words as detail } from "../../src/i18n/en/account-detail.ts";
import { words as account } from "../../src/i18n/en/account.ts";
import { words as letters } from "../../src/i18n/en/letters.ts";
import { words as signIn } from "../../src/i18n/en/sign-in.ts";
import { mailedCode } from "./behind-the-shop.ts";
import { fingerReader } from "./finger-reader.ts";
import { ownWindow, test } from "./lent-window.ts";
import { arriveAt } from "./open-page.ts";
import { somebody } from "./signed-in.ts";

const { login, forgot, fields, code: codeWords } = signIn;
const { passkey: offer } = account;

type Device = { touch: (ready: boolean) => Promise<unknown>; verifies: (right: boolean) => Promise<unknown> };

/** A device with a fingerprint reader that is not touched until it asks. */
async function deviceOf(page: Page): Promise<Device> {
  const { cdp, authenticatorId } = await fingerReader(page, { touched: false });
  return {
    touch: (enabled) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    verifies: (isUserVerified) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function signInByCode(page: Page, email: string): Promise<void> {
  await page.goto("/en/login?back=%2Fen%2Faccount%3Ftab%3Ddetail");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: codeWords.get }).click();
  await expect(page.getByText(codeWords.sent(email, shortCode.minutes))).toBeVisible();
  await page.getByLabel(fields.code).fill(await mailedCode(page.request, email, letters.codes.titles.sign_in));
  await page.locator("[name=privacyPolicy]").check();
  await page.getByRole("button", { name: login.button, exact: true }).click();
  await arriveAt(page, "/en/account?tab=detail");
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: account.signOut, exact: true }).first().click();
  await arriveAt(page, "/en/login");
}

const byPasskey = (page: Page) => page.getByRole("button", { name: login.passkey.button });
const rows = (page: Page) => page.getByRole("region", { name: detail.passkeys.title }).getByRole("listitem");

test("offered after a code, set up, used, removed; then it opens nothing", async ({ page }) => {
  const [device, email] = [await deviceOf(page), somebody("passkey")];
  await signInByCode(page, email);
  await device.touch(true);
  await page.getByRole("button", { name: offer.button }).press("Enter");
  await expect(page.getByRole("status").getByText(offer.added)).toBeVisible();
  await expect(page.getByRole("region", { name: offer.offer })).toBeFocused();
  await expect(rows(page)).toContainText([detail.passkeys.unused]);
  await device.touch(false);
  await signOut(page);

  await page.goto("/en/login?tab=phone&back=%2Fen%2Faccount%3Ftab%3Ddetail");
  await device.touch(true);
  await byPasskey(page).click();
  await arriveAt(page, "/en/account?tab=detail");
  await expect(page.getByText(email).first()).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem("Token")?.length, localStorage.getItem("checked_iccid")]),
  ).toEqual([43, null]);
  await expect(rows(page)).not.toContainText([detail.passkeys.unused]);
  await expect(page.getByText(offer.offer)).toBeHidden();

  await page.getByRole("button", { name: /^Remove: / }).click();
  await expect(page.getByText(detail.done.passkey)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await device.touch(false);
  await signOut(page);
  await page.goto("/en/login?tab=phone");
  await device.touch(true);
  await byPasskey(page).click();
  await expect(page.getByRole("alert")).toContainText(login.passkey.unknown);
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("Token"))).toBeNull();
});

test("chosen below the e-mail field it opens the account too; the device makes no second one", async ({ page }) => {
  const [device, email] = [await deviceOf(page), somebody("autofill")];
  await signInByCode(page, email);
  await device.touch(true);
  await page.getByRole("button", { name: detail.passkeys.add }).click();
  await expect(rows(page)).toHaveCount(1);
  await signOut(page);
  await arriveAt(page, "/en/account");
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto("/en/account?tab=detail");
  // for this page the owner was not confirmed for a while
  await page.getByRole("button", { name: detail.passkeys.add }).click();
  await arriveAt(page, "/en/account?tab=detail&edit=passkey");
  await page.getByRole("button", { name: detail.confirm.passkey }).click();
  await expect(page.getByText(detail.confirm.addNow)).toBeVisible();
  // the same passkey twice: the device says no
  await page.getByRole("button", { name: detail.passkeys.add }).click();
  await expect(page.getByRole("status").getByText(offer.known)).toBeVisible();
});

test("a new password shows the passkeys, and keeps them where the box is ticked", async ({ page }) => {
  const [device, email] = [await deviceOf(page), somebody("reset")];
  await signInByCode(page, email);
  await device.touch(true);
  await page.getByRole("button", { name: detail.passkeys.add }).click();
  await expect(rows(page)).toHaveCount(1);
  await device.touch(false);
  await signOut(page);
  await page.goto("/en/forgot-pass?tab=email");
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByLabel(fields.newPassword, { exact: true }).fill("summer-2027");
  await page.getByLabel(fields.repeated).fill("summer-2027");
  await page.getByRole("button", { name: codeWords.get }).click();
  await expect(page.getByText(codeWords.sent(email, shortCode.minutes))).toBeVisible();
  await page.getByLabel(fields.code).fill(await mailedCode(page.request, email, letters.codes.titles.reset_password));
  await page.getByRole("button", { name: forgot.button }).click();
  await expect(page.getByRole("group", { name: forgot.passkeys.title })).toBeFocused();
  await page.getByLabel(forgot.passkeys.keep).check();
  await page.getByRole("button", { name: forgot.passkeys.button }).click();
  await arriveAt(page, "/en/login?tab=email&with=password&done=password");
  await device.touch(true);
  await byPasskey(page).click();
  await arriveAt(page, "/en/account");
});

test("closing the browser's window shows no error and leads on; a declined offer does not come again", async ({
  page,
}) => {
  const device = await deviceOf(page);
  await signInByCode(page, somebody("leaving"));
  await device.verifies(false);
  await device.touch(true);
  const setUp = page.getByRole("button", { name: offer.button });
  // how long the window stands open is the browser's business; that it was asked for is not
  await Promise.all([page.waitForResponse("**/api/passkey/startAdding"), setUp.click()]);
  await expect(setUp).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByText(offer.notAdded)).toBeHidden();
  await page.getByRole("button", { name: offer.later }).press("Enter");
  await expect(page.getByText(offer.offer)).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
  await signOut(page);

  await byPasskey(page).click();
  await expect(byPasskey(page)).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("alert")).toBeHidden();
  await signInByCode(page, somebody("again"));
  await expect(page.getByRole("heading", { name: detail.passkeys.title })).toBeVisible();
  await expect(page.getByText(offer.offer)).toBeHidden();
});

ownWindow("a browser without passkeys keeps the place empty and says why none can be added", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
  await signInByCode(page, somebody("without"));
  await expect(page.getByText(detail.passkeys.cannot)).toBeVisible();
  await expect(page.getByText(offer.offer)).toBeHidden();
  await signOut(page);
  await expect(byPasskey(page)).toBeHidden();
});

test("the button comes without moving anything", async ({ page }) => {
  await deviceOf(page);
  // a typeface that comes late moves lines by a hair, which is not the button's doing
  await page.route("**/*.woff2", (route) => route.abort());
  for (const tab of ["phone", "iccid", "email"]) {
    await page.goto(`/en/login?tab=${tab}`);
    await expect(byPasskey(page)).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>(
          (tell) =>
            new PerformanceObserver((list) => tell(list.getEntries().length)).observe({
              type: "layout-shift",
              buffered: true,
            }) ?? setTimeout(() => tell(0), 500),
        ),
    );
    expect([tab, moved]).toEqual([tab, 0]);
  }
});
