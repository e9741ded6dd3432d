import { expect, test, type Page } from "@playwright/test";
import { words as camera } from "../../src/i18n/en/camera.ts";
import { words as realName } from "../../src/i18n/en/real-name.ts";
import { words } from "../../src/i18n/en/top-up.ts";
import { spacedIccid } from "../../src/kernel/iccid.ts";
import { expectAccessible } from "./accessibility.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";
import { aPrepaidCard } from "./prepaid-shopper.ts";
import { launchOptions } from "./setting.ts";

const fake = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...fake] },
});

/** A browser that reads these codes, one after the other and then the last again; this one has no reader of its own. */
const readsCodes = (page: Page, codes: readonly string[]) =>
  page.addInitScript((rawValues) => {
    const left = [...rawValues];
    const detect = async () => [{ rawValue: left.length > 1 ? left.shift()! : left[0]! }];
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = detect;
      },
    });
  }, codes);

test("a card's barcode is read by the camera, others are passed over, and its balance appears", async ({ page }) => {
  const iccid = aPrepaidCard();
  await readsCodes(page, ["4006381333931", "8944500012345678909", iccid]);
  await openPage(page, "/en/top-up-gogo-china");
  await page.getByRole("button", { name: words.which.scan, exact: true }).click();
  await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
  await expect(page.locator(".topup-card")).toContainText(spacedIccid(iccid));
});

test("another card is another one, and the same can be read again", async ({ page }) => {
  const iccid = aPrepaidCard();
  const chip = page.locator(".topup-chip");
  const scan = page.getByRole("button", { name: words.which.scan, exact: true });
  await readsCodes(page, [iccid]);
  await openPage(page, "/en/top-up-gogo-china");
  await page.getByText(words.which.remember).click();
  await scan.click();
  await expect(chip).toHaveText(spacedIccid(iccid));
  await page.getByRole("button", { name: words.which.other }).click();
  await expect(page.locator("[name=iccid]")).toHaveValue("");
  await scan.click();
  await expect(chip).toHaveText(spacedIccid(iccid));
});

test("whoever has come from a page without the camera has it here, too, and loses nothing for it", async ({ page }) => {
  const iccid = aPrepaidCard();
  await readsCodes(page, [iccid]);
  await openPage(page, "/en/gogo-china");
  await page.locator("main a[href$='/top-up-gogo-china']").first().click();
  await arriveAt(page, /\/top-up-gogo-china$/);
  await takenOver(page);
  await page.locator("[name=email]").fill("mei@example.com");
  await page.getByRole("button", { name: words.which.scan, exact: true }).click();
  await expect(page.locator(".topup-card")).toContainText(spacedIccid(iccid));
  await expect(page.locator("[name=email]")).toHaveValue("mei@example.com");
});

test("no address opens the camera without a press", async ({ page }) => {
  await readsCodes(page, ["no number"]);
  await openPage(page, "/en/top-up#scan");
  await expect(page.getByRole("button", { name: words.which.scan, exact: true })).toBeVisible();
  // nor does it fetch the camera's view for it
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog", { name: camera.scan.title })).toHaveCount(0);
});

test("the reader can be closed, and a camera that nobody may use is said", async ({ page }) => {
  await readsCodes(page, ["no number"]);
  await openPage(page, "/en/top-up");
  const scan = page.getByRole("button", { name: words.which.scan, exact: true });
  await scan.click();
  const view = page.getByRole("dialog", { name: camera.scan.title });
  await expect(view.getByText(camera.scan.how)).toBeVisible();
  await expectAccessible(page);
  await view.getByRole("button", { name: camera.close }).click();
  await expect(view).toHaveCount(0);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await scan.click();
  await expect(page.getByText(words.which.noCamera)).toBeVisible();
});

test("where the browser reads no barcodes nothing is offered", async ({ page }) => {
  await openPage(page, "/en/top-up");
  await expect(page.getByRole("button", { name: words.which.look })).toBeVisible();
  await expect(page.getByRole("button", { name: words.which.scan, exact: true })).toHaveCount(0);
});

test("the registration has the same reader", async ({ page }) => {
  const iccid = aPrepaidCard();
  await readsCodes(page, [iccid]);
  await openPage(page, "/en/real-name");
  await page.locator("[name=regions][value=HK]").check();
  await page.locator("[name=purpose][value='1']").check();
  await page.getByRole("button", { name: realName.start.begin }).click();
  await arriveAt(page, /step=sim$/);
  await page.getByRole("button", { name: realName.sim.scan }).click();
  const first = page.locator("[name='sims.0.iccid']");
  await expect(first).toHaveValue(iccid);
  // what was taken out can be read again
  await page.getByRole("button", { name: realName.sim.add }).click();
  await page.getByRole("button", { name: realName.sim.remove(1), exact: true }).click();
  await expect(page.locator("[name='sims.1.iccid']")).toHaveCount(0);
  await expect(first).toHaveValue("");
  await page.getByRole("button", { name: realName.sim.scan }).click();
  await expect(first).toHaveValue(iccid);
});
