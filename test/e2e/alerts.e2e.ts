import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/alerts.ts";
import type { Call } from "../../src/storefront/visit/calls.ts";
import { aSubscription } from "../hostile.ts";
import { letterTo, onNetwork } from "./behind-the-shop.ts";
import { calling, consentIn, ordered, paid } from "./bought.ts";

const panel = "/en/account?tab=packages&show=alerts#alerts";

/** The account of a mailbox nobody else uses, signed in by a code: the page has the cookie, the calls have the token. */
async function signedIn(page: Page, email: string): Promise<{ request: APIRequestContext; call: Call }> {
  const { request } = page.context();
  const call = calling(request);
  await call("/user/sendCode", { purpose: "sign_in", email });
  const code = /(\d{3}) (\d{3})/.exec(await letterTo(request, email, /^Your code/))!.slice(1).join("");
  const { token } = await call("/user/loginByCode", { email, code, privacyPolicy: await consentIn(call) });
  return { request, call: calling(request, token) };
}

const kind = (page: Page, name: keyof typeof words.kinds) => page.getByRole("checkbox", { name: words.kinds[name] });

for (const script of [true, false]) {
  test(`what is told is chosen ${script ? "in the browser" : "without scripts"}, and stays chosen`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: script });
    const page = await context.newPage();
    await signedIn(page, `alerts-${script}@example.com`);
    await page.goto(panel);
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
    expect(await Promise.all((["used_50", "used_80", "used_100", "ends_soon"] as const).map((name) => kind(page, name).isChecked()))).toEqual([false, true, true, true]);
    await kind(page, "used_50").check({ force: true });
    await kind(page, "ends_soon").uncheck({ force: true });
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.goto(panel);
    await expect(kind(page, "used_50")).toBeChecked();
    await expect(kind(page, "ends_soon")).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: words.byMail(`alerts-${script}@example.com`) })).toBeChecked();
    // messages of a browser need its script
    await expect(page.getByRole("heading", { name: words.push.title })).toHaveCount(script ? 1 : 0);
    if (script) {
      const { violations } = await new AxeBuilder({ page }).include(".alerts").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    }
    await context.close();
  });
}

test("permission is asked for when the button is pressed, and a no is told with the way out of it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => sessionStorage.getItem("asked") ?? "default" });
    Notification.requestPermission = async () => {
      sessionStorage.setItem("asked", "denied");
      return "denied";
    };
  });
  await signedIn(page, "alerts-no@example.com");
  await page.goto(panel);
  await expect(page.getByText(words.push.lead)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("asked"))).toBeNull();
  await page.getByRole("button", { name: words.push.turnOn }).click();
  await expect(page.getByText(words.push.refused.title)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("a browser that has subscribed is told, and so is the mailbox, when a package of the account runs low", async ({ page }) => {
  // the network is asked about one SIM at most once a minute
  test.setTimeout(120_000);
  const email = "alerts-push@example.com";
  const { request, call } = await signedIn(page, email);
  const endpoint = "https://fcm.googleapis.com/fcm/send/journey";
  expect(await call("/account/subscribePush", { ...aSubscription, endpoint })).toEqual({ browsers: 1 });
  await page.goto(panel);
  await expect(page.getByRole("checkbox", { name: words.byPush(1) })).toBeChecked();
  const { esims } = await paid(request, await ordered(request, { email }));
  const { iccid } = esims[0]!;
  await onNetwork(async (network) => {
    await network.goTo(iccid, "JP");
    await network.useNow(iccid, 900);
  });
  await expect(async () => {
    // whoever looks makes the shop ask the network, at most once a minute
    await page.goto(panel);
    expect(await (await request.get("/outbox?show=pushes")).text()).toContain("87% of today’s data is used");
  }).toPass({ timeout: 100_000, intervals: [1000] });
  await letterTo(request, email, /^87% of today’s data for Japan is used$/);
});
