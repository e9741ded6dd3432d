import { defineConfig, devices } from "@playwright/test";
import { launchOptions, shopOrigin } from "./test/e2e/setting.ts";

/** Journeys: a real browser against the built shop on a database of its own (test/e2e/open-shop.ts). */
export default defineConfig({
  testDir: "test/e2e",
  testMatch: "*.e2e.ts",
  fullyParallel: true,
  workers: 3,
  // on a busy machine a long journey takes more than a minute
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // only to have a trace of what failed: keeping one of every journey takes a tenth of all
  retries: 1,
  failOnFlakyTests: true,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: shopOrigin,
    launchOptions,
    locale: "en-GB",
    // without a graphics card what moves is drawn by the processor: 0.46 of 1.15 s that a window with the home page takes;
    // the phone sees it move
    reducedMotion: "reduce",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `"${process.execPath}" test/e2e/open-shop.ts`,
    url: `${shopOrigin}/readyz`,
    // React's other build draws a page twice as slowly
    env: { ...process.env, NODE_ENV: "production" },
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "no-script*.e2e.ts",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testMatch: "buy-esim.e2e.ts",
      use: { ...devices["Pixel 7"], launchOptions, reducedMotion: "no-preference" },
    },
    {
      name: "no-script",
      testMatch: "no-script*.e2e.ts",
      use: { ...devices["Desktop Chrome"], javaScriptEnabled: false },
    },
  ],
});
