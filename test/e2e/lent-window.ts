import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { shopOrigin } from "./setting.ts";

const wide = { width: 1440, height: 900 };

/**
 * One window for all journeys that a worker takes from here, each as a new visitor: making a window costs more than
 * what most of them do in it (docs/decisions/0111). For journeys that leave nothing which cannot be put back: no script
 * of theirs before the page's, no clock, no permission, and none of the browser's settings (`test.use`).
 */
export const test = base.extend<{ context: BrowserContext; page: Page }, { window: Page }>({
  window: [
    async ({ browser }, lend) => {
      // what moves on its way in is waited for before a page is examined: that took a fifth of the walk
      const context = await browser.newContext({
        baseURL: shopOrigin,
        locale: "en-GB",
        viewport: wide,
        reducedMotion: "reduce",
      });
      await lend(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ window }, lend) => lend(window.context()),
  page: async ({ window }, lend) => {
    await window.setViewportSize(wide);
    await lend(window);
    await putBack(window);
  },
});

async function putBack(window: Page): Promise<void> {
  await window.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of ["console", "dialog", "pageerror", "request", "requestfinished", "requestfailed", "response"])
    window.removeAllListeners(event);
  await window.emulateMedia({ colorScheme: null, media: null });
  // a page may keep what was typed when it is left: it is left first
  await window.goto("/healthz");
  await window.context().clearCookies();
  await window.evaluate(async () => {
    for (const kept of [localStorage, sessionStorage]) kept.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
}
