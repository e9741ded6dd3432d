import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/auto-top-up.ts";
import { words as packages } from "../../src/i18n/en/packages.ts";
import { wordsEn as network } from "../../src/sandboxes/network/pages/words-en.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { calling, ordered, paid } from "./purchases.ts";
import { phoneOrigin } from "./setting.ts";
import { cards, payByCard } from "./shopper.ts";
import { signIn } from "./signed-in.ts";

/** So many times a gigabyte, on the pretend network. */
async function usesGigabytes(page: Page, iccid: string, times: number): Promise<void> {
  await page.goto(`${phoneOrigin}/network?LT=en&sim=${iccid}`);
  const sim = page.getByRole("article").first();
  await sim.getByLabel(network.place.country).selectOption({ label: "Japan" });
  await sim.getByRole("button", { name: network.place.set }).click();
  for (let one = 0; one < times; one++) await sim.getByRole("button", { name: /^Use 1\sGB now$/ }).click();
}

test("a card is given, the limit set, data used: the next package comes by itself", async ({ page, request }) => {
  test.setTimeout(240_000);
  const email = `top.up.${Date.now()}@example.com`;
  const iccid = "8985234012345681008";
  const { plan } = await calling(request)("/product/getPlanDetail", { code: "jp-10gb-30d", currency: "HKD" });
  const wish = {
    planCode: plan.code,
    way: "renewal" as const,
    days: undefined,
    expectedTotal: plan.price.amount,
    iccids: [iccid],
    email,
  };
  await paid(request, await ordered(request, wish));
  await signIn(page, email);

  await page.goto("/en/account?tab=packages");
  await page.getByRole("link", { name: packages.lists.alerts }).click();
  const section = page.getByRole("region", { name: words.title });
  await expect(section.getByText(words.off, { exact: true })).toBeVisible();
  await section.getByText(words.setUp).click();
  await section.getByRole("button", { name: words.addCard }).click();
  await payByCard(page, cards.visa);
  await expect(section.getByText(words.given.saved)).toBeVisible();

  const consents = ["privacyPolicy", "dataTransfer", "beginNow"].map((name) => section.locator(`[name=${name}]`));
  for (const consent of consents) await expect(consent).not.toBeChecked();
  for (const consent of consents) await consent.check();
  await expectSound(page);
  await section.locator("button[value=top-up-on]").click();
  await expect(section.getByText(words.done.on)).toBeVisible();
  await expect(section.locator(".badge")).toHaveText(words.on);

  await usesGigabytes(page, iccid, 10);
  await expect(async () => {
    await page.goto("/en/account?tab=packages");
    await expect(page.locator(".package-list").getByText(packages.states.not_started)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 150_000, intervals: [2_000] });
});
