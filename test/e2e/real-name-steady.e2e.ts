import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/real-name.ts";
import { ownWindow as test } from "./lent-window.ts";
import { arriveAt } from "./open-page.ts";

/** As a browser that reads barcodes by itself. */
const readsBarcodes = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = () => Promise.resolve([]);
      },
    });
  });

/** What has moved since the page began to be drawn, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        Object.assign(globalThis, {
          moved:
            (globalThis as unknown as { moved: number }).moved + (shift as PerformanceEntry & { value: number }).value,
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: number }).moved);

for (const width of [390, 1440])
  test(`the step of the SIM stands still when its scripts start and the barcode can be read, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await readsBarcodes(page);
    await page.goto("/en/real-name");
    await page.locator("[name=regions][value=HK]").check();
    await page.locator("[name=purpose][value='1']").check();
    await page.getByRole("button", { name: words.start.begin }).click();
    await arriveAt(page, /step=sim$/);
    await watchShifts(page);
    await page.reload();
    await expect(page.getByRole("button", { name: words.sim.scan })).toBeVisible();
    // the observer tells of a frame after it was drawn
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // a fraction of a pixel by a font that arrives is 0.0000006; the button that took the field's place was 0.018
    expect(await moved(page)).toBeLessThan(0.001);
  });
