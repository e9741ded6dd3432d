import { expect, type Cookie, type Page, type Request } from "@playwright/test";
import { expectAccessible, expectColoursAccessible } from "./accessibility.ts";
import { test as lent } from "./lent-window.ts";
import { openPage } from "./open-page.ts";
import { calling, ordered, paid } from "./purchases.ts";
import { shopOrigin } from "./setting.ts";
import { inDays } from "./shopper.ts";
import { signIn } from "./signed-in.ts";

/** A signed-in customer, with an eSIM that was bought; `cookies` of the browser. */
type Owner = { cookies: Cookie[]; packageId: string };

const test = lent.extend<object, { owner: Owner }>({
  owner: [
    async ({ browser, playwright }, lend, { workerIndex }) => {
      const context = await browser.newContext({ baseURL: shopOrigin });
      const page = await context.newPage();
      const email = `an.owner.with.a.long.${Date.now()}.${workerIndex}@example.com`;
      await paid(page.request, await ordered(page.request, { email }));
      const asOwner = await playwright.request.newContext({
        baseURL: shopOrigin,
        extraHTTPHeaders: { Token: await signIn(page, email) },
      });
      const call = calling(asOwner);
      const { sims } = await call("/account/getMySims", {});
      const { purchased } = await call("/account/getPackages", { iccid: sims[0]!.iccid! });
      await lend({ cookies: await context.cookies(), packageId: purchased[0]!.packageId });
      await Promise.all([asOwner.dispose(), context.close()]);
    },
    { scope: "worker" },
  ],
});

const pages = [
  "/homepage",
  "/destination",
  "/plans?country=JP&mcc=440",
  "/esim/japan",
  "/plans?country=JP&mcc=440&kind=fixed&days=20&compare=jp-day-1gb,asia-12-day-1gb&way=physical",
  `/plans?country=HK&mcc=454&from=${inDays(9)}&to=${inDays(18)}&lands=22:00&people=2&data=heavy`,
  "/plan-detail?code=jp-day-1gb",
  `/plan-detail?code=asia-12-day-1gb&country=JP&days=5&from=${inDays(9)}&to=${inDays(14)}`,
  "/order-sim?plan=jp-day-1gb&days=3",
  "/order-sim?plan=jp-day-1gb&days=3&quantity=2&promo=nothing",
  "/order-sim?plan=jp-day-1gb&days=3&way=physical",
  "/order-sim?plan=hk-day-1gb&days=3&way=renewal",
  "/plan-detail?code=jp-day-1gb&way=physical",
  "/argeement?key=privacy_policy",
  "/argeement-channel",
  "/policy/refund_policy",
  "/frequently-asked-questions?type=eSIM",
  "/frequently-asked-questions?q=eSIM",
  "/upgrading",
  "/withdrawal",
  "/contact-us",
  "/status",
  "/status?do=confirm&id=00000000-0000-4000-8000-000000000000&key=x",
  "/contact-us?intention=sell&interest=esim_listing",
  "/partnership",
  "/resale-distribution?country=Japan",
  "/esim-marketplace",
  "/cmlink-for-business?people=40&days=5",
  "/withdrawal?order=FW7K3M9QXA2B",
  "/ask",
  "/my-esims?from=footer&over=1",
  "/find-order",
  "/find-order?order=FW7K3M9QXA2B",
  "/stop-reminders?order=FW7K3M9QXA2B&key=x",
  "/top-up",
  "/top-up-gogo-china",
  "/netCover",
  "/device-check?plan=jp-day-1gb",
  "/device-check?brand=Samsung",
  "/device-check?model=apple-iphone-15&bought=HK",
  "/plan-detail?code=cn-5gb-15d&device=apple-iphone-15.CN.no",
  "/trip-planner",
  `/trip-planner?country0=JP&from0=${inDays(20)}&to0=${inDays(25)}&country1=TH&from1=${inDays(25)}&to1=${inDays(30)}&people=2&maps=1&chat=1&find=1`,
];
const doors = [
  "/login",
  "/login?tab=phone",
  "/login?tab=iccid&back=/en/account",
  "/login?tab=email&with=password&done=password",
  "/register",
  "/forgot-pass",
  "/forgot-pass?tab=email",
];
/** Pages of a signed-in customer; `{package}` is a package of theirs. */
const ofAccount = [
  "/my-esims",
  "/account?tab=orders",
  "/account?tab=packages",
  "/account?tab=packages&show=used",
  "/account?tab=packages&show=alerts",
  "/account?tab=packages&usage={package}",
  "/account?tab=packages&start={package}",
  "/account?tab=packages&unsubscribe={package}",
  "/account?tab=addresses",
  "/account?tab=addresses&edit=new",
  "/account?tab=detail",
  "/account?tab=detail&edit=email",
  "/account?tab=detail&edit=phone",
  "/account?tab=detail&edit=password",
  "/account?tab=detail&edit=delete",
  "/order-sim?plan=jp-day-1gb&days=3&way=physical",
];
/** Addresses of no order: pages like the others, with the status of a page that is not there. */
const missing = [
  "/install",
  "/install?order=FW7K3M9QXA2B&esim=1&key=x",
  "/install?id=AZjA3gAAcACAAAAAAAAAAQ.1&key=x",
  "/order-result?order=FW7K3M9QXA2B&key=x",
  "/order-detail",
  "/order-detail?order=FW7K3M9QXA2B&key=x",
  "/top-up-result?number=TU0000000000&key=x",
  "/top-up-result-app?number=TU0000000000&key=x",
];
/** What only the other script may say: no page mixes languages. */
const foreign: Record<string, RegExp> = {
  en: /[\u4e00-\u9fff]{4,}/,
  "zh-cn": /[們這個時選擇請網絡數據訂單郵確認]{1}/,
  "zh-hk": /[们这个时选择请网络订单邮确认]{2}/,
};

const languages = ["en", "zh-cn", "zh-hk"];

for (const [at, language] of languages.entries()) {
  for (const [place, path] of [...pages, ...missing].entries()) {
    test(`/${language}${path}`, async ({ page }) => {
      // a page has the same structure in every language: each is examined in one of them, and opened on a phone in the others
      const examined = place % languages.length === at;
      if (!examined) await page.setViewportSize({ width: 360, height: 740 });
      const expectQuiet = await expectGood(page, { language, path, status: missing.includes(path) ? 404 : 200 });
      if (examined) await expectAccessible(page);
      await expectNothingSticksOut(page, [360]);
      await expectQuiet();
    });
  }
  for (const [place, path] of [...doors, ...ofAccount].entries()) {
    test(`/${language}${path} of an account`, async ({ page, owner }) => {
      if (ofAccount.includes(path)) await page.context().addCookies(owner.cookies);
      const examined = place % languages.length === at;
      if (!examined) await page.setViewportSize({ width: 320, height: 740 });
      const expectQuiet = await expectGood(page, {
        language,
        path: path.replace("{package}", owner.packageId),
        status: 200,
      });
      if (examined) {
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectColoursAccessible(page);
        await page.emulateMedia({ colorScheme: null });
      }
      await expectNothingSticksOut(page, [320, 390, 768, 1440]);
      await expectQuiet();
    });
  }
}

/**
 * Gives what is asked last, when the page has nothing more to fetch: that it complained of nothing and asked no
 * stranger.
 */
async function expectGood(
  page: Page,
  { language, path, status }: { language: string; path: string; status: number },
): Promise<() => Promise<void>> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  const address = `/${language}${path}`;
  // the browser itself complains of the page's own status
  const ofStatus = (url: string) => status !== 200 && url.endsWith(address);
  page.on(
    "console",
    (message) => message.type() === "error" && !ofStatus(message.location().url) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(error.message));
  const underWay = openRequests(page);
  page.on(
    "request",
    (request) =>
      !request.url().startsWith("http://localhost") &&
      !request.url().startsWith("data:") &&
      strangers.push(request.url()),
  );
  const answer = await openPage(page, address);
  expect(answer!.status()).toBe(status);
  expect(new URL(page.url()).pathname).toBe(new URL(address, shopOrigin).pathname);
  expect(await page.title()).not.toBe("");
  expect(await page.locator("h1").count()).toBe(1);
  // also what only a wider window shows
  const text = (await page.locator("main").textContent())!;
  if (language !== "en") expect(text.match(foreign[language]!)?.[0] ?? "").toBe("");
  return async () => {
    await expect.poll(underWay).toEqual([]);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  };
}

/** Gives the addresses that the page has asked for from now on and not got yet. */
function openRequests(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

/** Sideways, in windows so wide. */
async function expectNothingSticksOut(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect([
      width,
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ]).toEqual([width, 0]);
  }
}
