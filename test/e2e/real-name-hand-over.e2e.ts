import { expect, type Browser, type Page } from "@playwright/test";
import { words as result } from "../../src/i18n/en/real-name-result.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { words as shell } from "../../src/i18n/en/shell.ts";
import { aSim } from "../wishes.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";
import { agreeAndSend, fillDocument, sendPassport } from "./registrant.ts";

const { handOver } = words;
const { form } = handOver;

/** Presses the button, and returns the code that the picture shows. */
async function codeOf(page: Page): Promise<string> {
  const opened = page.waitForResponse("**/api/realName/handOverForm");
  await page.getByRole("button", { name: form.offer }).click();
  const { resultData } = (await (await opened).json()) as { resultData: { code: string } };
  await expect(page.getByRole("img", { name: handOver.label })).toBeVisible();
  return resultData.code;
}
const loseOnce = (page: Page, call: string) =>
  page.route(`**/api/realName/${call}`, (route) => route.abort("connectionreset"), { times: 1 });
const aPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();

test("a form begun at a desk goes on on a phone with what was typed, is sent there, and the desk follows to its page", async ({
  page,
  browser,
}) => {
  await openPage(page, `/en/real-name#sim=${aSim(608)}`);
  await page.locator("[name=regions][value=HK]").check();
  await page.locator("[name=purpose][value='1']").check();
  const code = await codeOf(page);
  await expectAccessible(page);

  const phone = await aPhone(browser);
  await openPage(phone, `/en/real-name#phone=${code}`);
  await expect(phone.getByText(form.ask)).toBeVisible();
  expect(new URL(phone.url()).hash).toBe("");
  await expectAccessible(phone);
  // nothing is taken before the press
  await expect(page.getByText(handOver.waiting)).toBeVisible();
  await phone.getByRole("button", { name: form.go }).click();
  await expect(page.getByText(form.taken)).toBeVisible();
  const next = () => phone.getByRole("button", { name: words.next }).last().click();
  await arriveAt(phone, /step=contact$/);
  await phone.locator("[name=contactName]").fill("Mei Chan");
  await phone.locator("[name=email]").fill("mei@example.com");
  await next();
  await phone.locator("[name='document.type'][value='1']").check();
  await next();
  await sendPassport(phone);
  await fillDocument(phone);
  await next();
  await agreeAndSend(phone);
  await arriveAt(phone, /real-name-result/);
  await arriveAt(page, /real-name-result/);
  expect(page.url().split("?")[1]).toBe(phone.url().split("?")[1]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(result.titles.received);
  await phone.context().close();
});

test("a code that was taken is no longer good, and a desk that does not know the phone ends it", async ({
  page,
  browser,
}) => {
  await openPage(page, "/en/real-name");
  const code = await codeOf(page);
  const [first, second] = [await aPhone(browser), await aPhone(browser)];
  await openPage(first, `/en/real-name#phone=${code}`);
  await loseOnce(first, "takeForm");
  await first.getByRole("button", { name: form.go }).click();
  await expect(first.getByText(shell.noConnection)).toBeVisible();
  await first.getByRole("button", { name: form.go }).click();
  await expect(page.getByText(form.taken)).toBeVisible();
  await openPage(second, `/en/real-name#phone=${code}`);
  await second.getByRole("button", { name: form.go }).click();
  await expect(second.getByText(handOver.gone)).toBeVisible();
  await loseOnce(page, "endFormHandOver");
  await page.getByRole("button", { name: form.notMine }).click();
  await expect(page.getByText(form.notEnded)).toBeVisible();
  await page.getByRole("button", { name: form.notMine }).click();
  await expect(page.getByRole("button", { name: form.offer })).toBeVisible();
  await Promise.all([first, second].map((one) => one.context().close()));
});
