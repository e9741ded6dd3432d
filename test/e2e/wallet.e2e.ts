import { expect, test, type Page } from "@playwright/test";
import { words as install } from "../../src/i18n/en/install.ts";
import { words as packages } from "../../src/i18n/en/packages.ts";
import { openPage } from "./open-page.ts";
import { boughtEsims } from "./purchases.ts";
import { signIn, somebody } from "./signed-in.ts";

/** The title of the pass that a link leads to, which Google alone would open. */
async function passBehind(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const [, claims] = new URL(answer.headers()["location"]!).pathname.split(".");
  const { payload } = JSON.parse(Buffer.from(claims!, "base64url").toString()) as {
    payload: { genericObjects: { header: { defaultValue: { value: string } } }[] };
  };
  return payload.genericObjects[0]!.header.defaultValue.value;
}

test("a pass for the wallet is on the order's page, on the eSIM's own and in My package, with and without scripts", async ({
  page,
  browser,
}) => {
  const email = somebody("wallet");
  const order = await boughtEsims(page.request, { email });
  for (const address of [order.page, order.install(1)]) {
    await openPage(page, address);
    const link = page.getByRole("link", { name: install.wallet.add.google });
    await expect(link).toBeVisible();
    expect(await passBehind(page, (await link.getAttribute("href"))!)).toBe("Japan");
  }
  await signIn(page, email);
  await openPage(page, "/en/account?tab=packages");
  const link = page.getByRole("link", { name: packages.actions.wallet.google });
  expect(await passBehind(page, (await link.getAttribute("href"))!)).toBe("Japan");
  await using plain = await browser.newContext({ javaScriptEnabled: false });
  const withoutScripts = await plain.newPage();
  await withoutScripts.goto(order.install(1));
  await expect(withoutScripts.getByRole("link", { name: install.wallet.add.google })).toBeVisible();
});
