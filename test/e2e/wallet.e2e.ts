import { devices, expect, type Page } from "@playwright/test";
import { filesOf, saidIn } from "../../src/adapters/wallet/opened-pass.suite.ts";
import { words as install } from "../../src/i18n/en/install.ts";
import { words as packages } from "../../src/i18n/en/packages.ts";
import { test } from "./lent-window.ts";
import { openDrawn, openPage } from "./open-page.ts";
import { boughtEsims } from "./purchases.ts";
import { signIn, somebody } from "./signed-in.ts";

/** The title of the pass that a link leads to, which Google alone would open. */
async function googlePassBehind(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const [, claims] = new URL(answer.headers()["location"]!).pathname.split(".");
  const { payload } = JSON.parse(Buffer.from(claims!, "base64url").toString()) as {
    payload: { genericObjects: { header: { defaultValue: { value: string } } }[] };
  };
  return payload.genericObjects[0]!.header.defaultValue.value;
}

/** The title in the file of a link, which an iPhone would open. */
async function applePassBehind(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toBe("application/vnd.apple.pkpass");
  return saidIn(filesOf(await answer.body())).generic.primaryFields![0]!.value;
}

const iPhone = devices["iPhone 15"].userAgent;
const android = devices["Pixel 7"].userAgent;

test("passes for both wallets are on the order's page, on the eSIM's own and in My package, with and without scripts", async ({
  page,
}) => {
  const email = somebody("wallet");
  const order = await boughtEsims(page.request, { email });
  const leadToJapan = async (names: { google: string; apple: string }) => {
    const addressOf = async (name: string) => (await page.getByRole("link", { name }).getAttribute("href"))!;
    expect(await googlePassBehind(page, await addressOf(names.google))).toBe("Japan");
    expect(await applePassBehind(page, await addressOf(names.apple))).toBe("Japan");
  };
  for (const address of [order.page, order.install(1)]) {
    await openPage(page, address);
    await leadToJapan(install.wallet.add);
  }
  await signIn(page, email);
  await openPage(page, "/en/account?tab=packages");
  await leadToJapan(packages.actions.wallet);
  await openDrawn(page, order.install(1));
  for (const name of Object.values(install.wallet.add)) {
    const link = page.getByRole("link", { name });
    await expect(link).toBeVisible();
    // which a style would hide
    await expect(page.locator(".needs-script").filter({ has: link })).toHaveCount(0);
  }
});

test("a phone is offered its own wallet alone", async ({ page, browser }) => {
  const order = await boughtEsims(page.request, { email: somebody("wallet-phone") });
  const { apple, google } = install.wallet.add;
  for (const [userAgent, own, other] of [
    [iPhone, apple, google],
    [android, google, apple],
  ] as const) {
    await using context = await browser.newContext({ userAgent });
    const phone = await context.newPage();
    await openPage(phone, order.install(1));
    await expect(phone.getByRole("link", { name: own })).toBeVisible();
    await expect(phone.getByRole("link", { name: other })).toHaveCount(0);
  }
});
