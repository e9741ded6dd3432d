import { isDeepStrictEqual } from "node:util";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { withoutReader } from "./finger-reader.ts";

/** For a journey that leaves what cannot be put back: a clock, a script of its own before the page's, another shop. */
export const ownWindow = base;

type WindowWith = (settings: BrowserContextOptions) => Promise<Page>;

/**
 * One window for all journeys that a worker takes with the same settings, each as a new visitor: making a window, and
 * reading the shop's code in it for the first time, costs more than what many of them do in it (docs/decisions/0111).
 */
export const test = base.extend<
  { context: BrowserContext; page: Page; nothingElseIsSet: void },
  { windowWith: WindowWith }
>({
  windowWith: [
    async ({ browser }, lend) => {
      const windows = new Map<string, Page>();
      await lend(async (settings) => {
        const name = JSON.stringify(settings);
        if (windows.get(name)?.isClosed() ?? true) windows.set(name, await openWindow(browser, settings));
        return windows.get(name)!;
      });
      for (const window of windows.values()) await window.context().close();
    },
    { scope: "worker" },
  ],
  context: async ({ page }, lend) => lend(page.context()),
  page: async (
    {
      browser,
      windowWith,
      baseURL,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      reducedMotion,
      screen,
      timezoneId,
      userAgent,
      viewport,
    },
    lend,
  ) => {
    const device = { deviceScaleFactor, hasTouch, isMobile, screen, userAgent };
    const window = await windowWith({ ...device, baseURL, javaScriptEnabled, locale, reducedMotion, timezoneId });
    if (viewport) await window.setViewportSize(viewport);
    const open = new Set(browser.contexts());
    await lend(window);
    for (const beside of browser.contexts()) if (!open.has(beside)) await beside.close();
    if (!window.isClosed()) await putBack(window, javaScriptEnabled);
  },
  nothingElseIsSet: [
    async (
      {
        acceptDownloads,
        bypassCSP,
        clientCertificates,
        colorScheme,
        contextOptions,
        contrast,
        extraHTTPHeaders,
        forcedColors,
        geolocation,
        httpCredentials,
        ignoreHTTPSErrors,
        offline,
        permissions,
        proxy,
        serviceWorkers,
        storageState,
      },
      go,
    ) => {
      const asked = { acceptDownloads, bypassCSP, ignoreHTTPSErrors, offline, serviceWorkers };
      const looks = { colorScheme, contrast, forcedColors };
      const own = {
        clientCertificates,
        extraHTTPHeaders,
        geolocation,
        httpCredentials,
        permissions,
        proxy,
        storageState,
      };
      if (!isDeepStrictEqual(defined({ ...asked, ...looks, ...own, ...contextOptions }), unset))
        throw new Error("`test.use` sets what no shared window takes: such a journey takes `ownWindow`.");
      await go();
    },
    { auto: true },
  ],
});

/** What Playwright gives where a journey sets nothing. */
const unset = {
  acceptDownloads: true,
  bypassCSP: false,
  ignoreHTTPSErrors: false,
  offline: false,
  serviceWorkers: "allow",
  colorScheme: "light",
  contrast: "no-preference",
  forcedColors: "none",
};

const defined = (settings: object) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

async function openWindow(browser: Browser, settings: BrowserContextOptions): Promise<Page> {
  const window = await (await browser.newContext(settings)).newPage();
  for (const page of [window, window.context()])
    Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse });
  for (const name of clockCalls) Object.assign(window.clock, { [name]: refuse });
  return window;
}

const clockCalls = ["install", "setFixedTime", "setSystemTime", "pauseAt", "runFor", "fastForward", "resume"] as const;

function refuse(): never {
  throw new Error("The next visitor would have it, too: such a journey takes `ownWindow`.");
}

const heard = ["console", "dialog", "pageerror", "request", "requestfinished", "requestfailed", "response"];

async function putBack(window: Page, scripted: boolean): Promise<void> {
  const context = window.context();
  for (const tab of context.pages()) if (tab !== window) await tab.close();
  for (const event of heard) window.removeAllListeners(event);
  await window.unrouteAll({ behavior: "ignoreErrors" });
  await window.setExtraHTTPHeaders({});
  await window.emulateMedia({ colorScheme: null, media: null });
  await context.setOffline(false);
  await context.clearPermissions();
  await withoutReader(window);
  // a page may keep what was typed when it is left: it is left first
  // whatever the page was on its way to may interrupt the first one, and the first one the next
  await expect(() => window.goto("/healthz")).toPass({ timeout: 20_000 });
  await window.mouse.move(0, 0);
  await context.clearCookies();
  // without scripts there is nothing else
  if (scripted)
    await window.evaluate(async () => {
      for (const kept of [localStorage, sessionStorage]) kept.clear();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    });
}
