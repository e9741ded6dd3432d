import { devices, expect, type Browser, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/install.ts";
import { words as trouble } from "../../src/i18n/en/trouble.ts";
import { expectAccessible } from "./accessibility.ts";
import { onPhone } from "./behind-the-shop.ts";
import { ownWindow, test } from "./lent-window.ts";
import { boughtEsims, ordered, pageOf, paid } from "./purchases.ts";

const stage = (page: Page, title: string) =>
  page.locator(".stage", { has: page.locator(".stage-title", { hasText: title }) });
const isOpen = (page: Page, title: string) =>
  stage(page, title)
    .locator("> details")
    .evaluate((one: HTMLDetailsElement) => one.open);

/** The same page on a phone. */
async function inHand(browser: Browser, device: "iPhone 15" | "Pixel 7"): Promise<Page> {
  const { userAgent, viewport } = devices[device];
  return (await browser.newContext({ userAgent, viewport, hasTouch: true, isMobile: true })).newPage();
}

test("on a desk: the code is covered until asked for, and the steps fold as they are done", async ({
  page,
  request,
}) => {
  const { page: address } = await boughtEsims(request);
  await page.goto(address);
  await expect(page.locator(".covered-what").first()).toHaveAttribute("inert");
  expect([await isOpen(page, words.stages.install), await isOpen(page, words.stages.arrival)]).toEqual([true, false]);
  await page.getByRole("button", { name: words.codes.showQr }).click();
  await expect(page.locator(".install-scan .covered-off .qr-code")).toBeVisible();
  await page.getByRole("button", { name: words.stages.installed }).click();
  await expect(stage(page, words.stages.arrival).locator("summary")).toBeFocused();
  expect(await isOpen(page, words.stages.install)).toBe(false);
  // this browser remembers
  await page.reload();
  await expect.poll(() => isOpen(page, words.stages.arrival)).toBe(true);
  await expectAccessible(page);
});

test("what the network reports moves the page on by itself, and does not take the focus", async ({ page, request }) => {
  const { page: address } = await boughtEsims(request);
  let told = { profileState: "released", device: null as string | null };
  await page.route("**/api/order/getOrderResult", async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { resultData: { esims: object[] } };
    for (const esim of envelope.resultData.esims)
      Object.assign(esim, told, { profileStateAt: new Date().toISOString() });
    await route.fulfill({ response: answer, json: envelope });
  });
  await page.goto(address);
  // whatever is done on the page makes it ask once; from then on it asks by itself while something may move
  await page.getByText(words.share.title).click();
  await page.getByRole("button", { name: words.share.make }).click();
  await expect(page.locator(".live-told")).toContainText(words.live.states.released);
  const installed = page.getByRole("button", { name: words.stages.installed });
  await installed.focus();
  told = { profileState: "downloaded", device: "iPhone 15" };
  await expect(page.locator(".live-told")).toHaveText(/^Downloaded \d\d:\d\d UTC\S* on iPhone 15$/, {
    timeout: 20_000,
  });
  await expect.poll(() => isOpen(page, words.stages.arrival)).toBe(true);
  await expect(installed).toBeFocused();
  expect(await isOpen(page, words.stages.install)).toBe(true);
  told = { profileState: "enabled", device: "iPhone 15" };
  await expect.poll(() => isOpen(page, words.stages.check), { timeout: 20_000 }).toBe(true);
});

ownWindow(
  "downloaded, installed and turned on at a phone: the open page follows by itself",
  async ({ page, request }) => {
    const order = await ordered(request);
    const { esims } = await paid(request, order);
    // the pauses between two questions go by at once
    await page.clock.install();
    await page.goto(pageOf(order));
    const told = page.locator(".live-told");
    await expect(told).toContainText(words.live.states.released);
    for (const [action, state, open] of [
      ["download", "downloaded", "arrival"],
      ["install", "installed", "arrival"],
      ["enable", "enabled", "check"],
    ] as const) {
      await onPhone(request, esims[0]!.iccid, action);
      await expect(async () => {
        await page.clock.fastForward(4000);
        await expect(told).toContainText(`${words.live.states[state]} `, { timeout: 500 });
      }).toPass();
      expect(await isOpen(page, words.stages[open])).toBe(true);
      await expect(page.getByRole("list", { name: words.live.title }).locator("[aria-current=step]")).toHaveText(
        words.live.track[state],
      );
    }
    await expect(page.locator("output", { hasText: words.stages.moved.check })).toBeAttached();
  },
);

for (const [device, own, system] of [
  ["iPhone 15", words.install.apple, "iPhone"],
  ["Pixel 7", words.install.android, "Pixel"],
] as const) {
  test(`in the hand (${device}): one tap comes first, in the words of its own menus`, async ({ browser, request }) => {
    const { install } = await boughtEsims(request);
    const page = await inHand(browser, device);
    await page.goto(install(1));
    const first = page.locator(".esim-tap a").first();
    await expect(first).toHaveText(own);
    await expect(first).toHaveClass(/button-go/);
    await expect(page.getByRole("radio", { name: system })).toBeChecked();
    await expect(page.locator(`.of-${system.toLowerCase()} .steps`).first()).toBeVisible();
    await expect(page.locator("main")).not.toContainText("mei@example.com");
    await expect(page.locator("main")).not.toContainText("HK$");
    await page.context().close();
  });
}

test("inside another app the page says how to get out of it", async ({ browser, request }) => {
  const { install } = await boughtEsims(request);
  const context = await browser.newContext({ userAgent: `${devices["iPhone 15"].userAgent} MicroMessenger/8.0.55` });
  const page = await context.newPage();
  await page.goto(install(1));
  await expect(page.getByText(words.inApp.title("WeChat"))).toBeVisible();
  await expect(page.locator(".esim-tap .button-go")).toHaveCount(0);
  await context.close();
});

test("several eSIMs: one at a time, each with its own code", async ({ page, request }) => {
  const { page: address } = await boughtEsims(request, { quantity: 2 });
  await page.goto(address);
  const code = () => page.locator("[id$=-lpa]").first().textContent();
  const first = await code();
  await page.getByRole("link", { name: words.install.oneOf(2, 2) }).click();
  await expect.poll(code).not.toBe(first);
  expect(new URL(page.url()).searchParams.get("esim")).toBe("2");
});

test("a shared link shows one eSIM, is seen to be opened, and is taken back", async ({ page, browser, request }) => {
  const { page: address, orderNumber } = await boughtEsims(request);
  await page.goto(address);
  await page.getByText(words.share.title).click();
  await page.getByRole("radio", { name: words.share.times.hour }).check({ force: true });
  await page.getByRole("button", { name: words.share.make }).click();
  const link = (await page.locator("#share-link").textContent())!;
  await expect(page.getByText(words.share.unopened)).toBeVisible();
  const guest = await inHand(browser, "iPhone 15");
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Japan");
  for (const secret of [orderNumber, "mei@example.com", "HK$"])
    await expect(guest.locator("main")).not.toContainText(secret);
  await expect(async () => {
    await page.reload();
    await page.getByText(words.share.title).click();
    await expect(page.getByText(/^opened /)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: words.share.takeBack }).click();
  await expect(page.getByRole("button", { name: words.share.takeBack })).toHaveCount(0);
  expect((await guest.goto(link))!.status()).toBe(404);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words.own.missing);
  await guest.context().close();
});

test("kept on the phone: without a network the codes and steps are there, and can be removed", async ({
  browser,
  request,
}) => {
  const { install, page: orderPage } = await boughtEsims(request);
  const page = await inHand(browser, "iPhone 15");
  const context = page.context();
  await page.goto(install(1));
  await expect(page.getByRole("button", { name: words.kept.remove })).toBeVisible({ timeout: 20_000 });
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
  await expect(page.getByText(words.kept.asKeptText)).toBeVisible();
  await expect(page.getByText(/LPA:1\$/).first()).toBeAttached();
  await expect(page.locator(".of-iphone .steps").first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector(".stage")!).borderRadius)).not.toBe("0px");
  // the problem tree needs no network either, and words for support are not lost
  await page.getByRole("link", { name: trouble.troubles.no_data }).click();
  await page.getByRole("link", { name: trouble.person }).click();
  await page.locator("[name=contact]").fill("mei@example.com");
  await page.locator("[name=message]").fill("At Haneda, nothing loads");
  await page.getByRole("button", { name: trouble.support.send }).click();
  await expect(page.getByText(trouble.support.offline)).toBeVisible();
  await expect(page.locator("[name=message]")).toHaveValue("At Haneda, nothing loads");
  // no other page of the shop was kept
  await expect(page.goto(orderPage)).rejects.toThrow();
  await context.setOffline(false);
  await page.goto(install(1));
  await page.getByRole("button", { name: words.kept.remove }).click();
  await expect(page.getByText(words.kept.removed)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});

test("from a problem to a person, who gets the whole case", async ({ page, request }) => {
  const { page: address } = await boughtEsims(request);
  await page.goto(address);
  await page.getByRole("link", { name: trouble.troubles.code_used }).click();
  await expect(page.getByText(trouble.remedies.already_there.title)).toBeVisible();
  await expect(page.locator("#trouble-title")).toBeFocused();
  await page.getByRole("link", { name: trouble.not }).click();
  await page.getByRole("link", { name: trouble.not }).click();
  await expect(page.getByText(trouble.remedies.other_phone.title)).toBeVisible();
  await expect(page.locator("[name=contact]")).toHaveValue("mei@example.com");
  await page.locator("[name=contact]").fill("nonsense");
  await page.getByRole("button", { name: trouble.support.send }).click();
  await expect(page.locator("#field-contact-error")).toBeVisible();
  await page.locator("[name=contact]").fill("mei@example.com");
  await page.getByRole("button", { name: trouble.support.send }).click();
  await expect(page.getByText(/^We have it: H[0-9A-Z]{8}$/)).toBeVisible();
});

test("am I online through it, the link by mail, and the file", async ({ page, request }) => {
  const { page: address } = await boughtEsims(request);
  await page.setExtraHTTPHeaders({ "x-country": "DE" });
  await page.goto(address);
  await stage(page, words.stages.check).locator("summary").click();
  await page.getByRole("button", { name: words.check.ask }).click();
  await expect(page.getByText(words.check.verdicts.home.title)).toBeVisible();
  await page.getByText(words.send.title).click();
  await page.getByRole("button", { name: words.send.send }).click();
  await expect(page.getByText(words.send.sent("mei@example.com"))).toBeVisible();
  const file = await request.get((await page.getByRole("link", { name: words.kept.pdf }).getAttribute("href"))!);
  expect([file.status(), file.headers()["content-type"], (await file.body()).subarray(0, 5).toString()]).toEqual([
    200,
    "application/pdf",
    "%PDF-",
  ]);
});
