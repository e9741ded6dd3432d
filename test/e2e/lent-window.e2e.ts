import { expect } from "@playwright/test";
import { test } from "./lent-window.ts";

test("what the next visitor would have, too, is refused", ({ page, context }) => {
  const attempts = [
    () => page.addInitScript(""),
    () => context.addInitScript(""),
    () => page.exposeFunction("told", () => {}),
    () => context.exposeBinding("told", () => {}),
    () => page.clock.install(),
    () => page.clock.setFixedTime(0),
    () => page.clock.setSystemTime(0),
    () => page.clock.pauseAt(0),
    () => context.clock.runFor(1),
  ];
  for (const attempt of attempts) expect(attempt).toThrow("ownWindow");
});

for (const setting of [
  { colorScheme: "dark" },
  { permissions: ["geolocation"] },
  { geolocation: { latitude: 22, longitude: 114 } },
  { extraHTTPHeaders: { "accept-language": "ja" } },
  { storageState: { cookies: [], origins: [] } },
  { contextOptions: { offline: true } },
] as const)
  test.describe(`set for a journey: ${Object.keys(setting)[0]}`, () => {
    test.use(setting as Parameters<typeof test.use>[0]);
    test.fail("no shared window takes it", () => {});
  });
