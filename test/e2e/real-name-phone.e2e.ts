import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/real-name.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";
import { passportPhoto } from "./registrant.ts";

const { handOver } = words;

/** At the photograph, as whoever has answered what comes before. */
async function atThePhoto(page: Page): Promise<void> {
  await openPage(page, "/en/real-name");
  await page.evaluate(
    (entries) =>
      localStorage.setItem(
        `draft-${sessionStorage.getItem("real-name-form")}`,
        JSON.stringify({ here: "", entries, since: Date.now() }),
      ),
    {
      regions: "HK",
      purpose: "1",
      "sims.0.iccid": "8985234000000006033",
      contactName: "Mei Chan",
      email: "mei@example.com",
      "document.type": "1",
    },
  );
  await openPage(page, "/en/real-name?step=photo");
}

/** Presses the button, and returns the code that the picture shows. */
async function codeOf(page: Page, button: string): Promise<string> {
  const opened = page.waitForResponse("**/api/realName/openHandOver");
  await page.getByRole("button", { name: button }).click();
  const { resultData } = (await (await opened).json()) as { resultData: { code: string } };
  await expect(page.getByRole("img", { name: handOver.label })).toBeVisible();
  return resultData.code;
}

/** Whoever is told that the photograph is still being read has it filled in later: on a busy machine it takes its time. */
const untilRead = (page: Page) =>
  expect(async () => {
    const fillIn = page.getByRole("button", { name: words.details.read.fillIn });
    if (await fillIn.isVisible()) await fillIn.click({ timeout: 5000 });
    await expect(page.locator("[name='document.englishName']")).toHaveValue(/\w/, { timeout: 15_000 });
  }).toPass({ timeout: 80_000 });

test("a phone takes the photograph, and the form at the desk goes on with what it says", async ({ page, browser }) => {
  await atThePhoto(page);
  const code = await codeOf(page, handOver.offer);
  await expectAccessible(page);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await openPage(phone, `/en/real-name-photo#${code}`);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("A photo of your document");
  expect(new URL(phone.url()).hash).toBe("");
  await expect(page.getByText(handOver.taken)).toBeVisible();
  await phone.getByRole("button", { name: handOver.send }).click();
  await expect(phone.getByRole("alert")).toBeVisible();
  await phone.reload();
  await phone.locator("[name='photo.front']").setInputFiles(await passportPhoto("readable"));
  await phone.getByRole("button", { name: handOver.send }).click();
  await expect(phone.getByRole("heading", { level: 1, name: handOver.done })).toBeVisible();
  await expectAccessible(phone);
  await untilRead(page);
  await phone.context().close();
});

test("a phone whose answer was lost asks on, also once it is loaded anew, and takes the photograph", async ({
  page,
  browser,
}) => {
  await atThePhoto(page);
  const code = await codeOf(page, handOver.offer);
  const phone = await (await browser.newContext()).newPage();
  let isLost = true;
  await phone.route("**/api/realName/takeHandOver", async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const failed = phone.waitForEvent("requestfailed", (request) => request.url().endsWith("/takeHandOver"));
  await openPage(phone, `/en/real-name-photo#${code}`);
  await failed;
  await expect(page.getByText(handOver.taken)).toBeVisible();
  await phone.reload();
  isLost = false;
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("A photo of your document");
  await phone.context().close();
});

test("a code that was taken is no longer good, and the desk may go on without a phone", async ({ page, browser }) => {
  await atThePhoto(page);
  const code = await codeOf(page, handOver.offer);
  const [first, second] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  // a phone that keeps nothing has taken the code all the same
  await first!.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openPage(first!, `/en/real-name-photo#${code}`);
  await expect(first!.getByRole("button", { name: handOver.send })).toBeVisible();
  await openPage(second!, `/en/real-name-photo#${code}`);
  await expect(second!.getByRole("heading", { level: 1, name: handOver.gone })).toBeVisible();
  await page.getByRole("button", { name: handOver.close }).click();
  await expect(page.getByRole("button", { name: handOver.offer })).toBeVisible();
  await Promise.all([first, second].map((one) => one!.context().close()));
});
