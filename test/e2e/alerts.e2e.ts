import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/alerts.ts";
import { aSubscription } from "../hostile.ts";
import { expectAccessible } from "./accessibility.ts";
import { aloneWithTheClock, goTo, hearAgain, letterTo, useUp } from "./behind-the-shop.ts";
import { ownWindow, test } from "./lent-window.ts";
import { calling, ordered, paid } from "./purchases.ts";
import { signIn, somebody } from "./signed-in.ts";

const panel = "/en/account?tab=packages&show=alerts#alerts";

const kind = (page: Page, name: keyof typeof words.kinds) => page.getByRole("checkbox", { name: words.kinds[name] });

for (const script of [true, false]) {
  test.describe(script ? "in the browser" : "without scripts", () => {
    test.use({ javaScriptEnabled: script });
    test("the alerts are chosen, and stay chosen", async ({ page }) => {
      const email = somebody("alerts");
      await signIn(page, email);
      await page.goto(panel);
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      expect(
        await Promise.all(
          (["used_50", "used_80", "used_100", "ends_soon"] as const).map((name) => kind(page, name).isChecked()),
        ),
      ).toEqual([false, true, true, true]);
      await kind(page, "used_50").check({ force: true });
      await kind(page, "ends_soon").uncheck({ force: true });
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.goto(panel);
      await expect(kind(page, "used_50")).toBeChecked();
      await expect(kind(page, "ends_soon")).not.toBeChecked();
      await expect(page.getByRole("checkbox", { name: words.byMail(email) })).toBeChecked();
      // messages of a browser need its script
      await expect(page.getByRole("heading", { name: words.push.title })).toHaveCount(script ? 1 : 0);
      if (script) await expectAccessible(page, ".alerts");
    });
  });
}

ownWindow(
  "permission is asked for when the button is pressed, and a refused permission is explained with the way out of it",
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => sessionStorage.getItem("asked") ?? "default" });
      Notification.requestPermission = async () => {
        sessionStorage.setItem("asked", "denied");
        return "denied";
      };
    });
    await signIn(page, somebody("alerts.no"));
    await page.goto(panel);
    await expect(page.getByText(words.push.lead)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("asked"))).toBeNull();
    await page.getByRole("button", { name: words.push.turnOn }).click();
    await expect(page.getByText(words.push.refused.title)).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  },
);

test("a browser that has subscribed and the mailbox get an alert when a package of the account runs low", async ({
  page,
  request,
}) => {
  const email = somebody("alerts.push");
  const call = calling(request, await signIn(page, email));
  expect(
    await call("/account/subscribePush", {
      ...aSubscription,
      endpoint: `https://fcm.googleapis.com/fcm/send/${email}`,
    }),
  ).toEqual({ browsers: 1 });
  await page.goto(panel);
  await expect(page.getByRole("checkbox", { name: words.byPush(1) })).toBeChecked();
  const { esims } = await paid(request, await ordered(request, { email }));
  const { iccid } = esims[0]!;
  // what is used on a day is nothing on the next one
  await aloneWithTheClock(async () => {
    await goTo(request, iccid, "JP", 0);
    await useUp(iccid, 900);
    await hearAgain(page.request, iccid, "/en/account?tab=packages");
  });
  await letterTo(request, email, /^87% of today’s data for Japan is used$/);
  // by a job of its own, after the e-mail's
  await expect
    .poll(async () => (await request.get("/outbox?show=pushes")).text(), { timeout: 20_000 })
    .toContain("87% of today’s data is used");
});
