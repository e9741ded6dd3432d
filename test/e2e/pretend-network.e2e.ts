import { expect } from "@playwright/test";
import { wordsEn as words } from "../../src/sandboxes/network/pages/words-en.ts";
import { expectSound } from "./accessibility.ts";
import { aloneWithTheClock } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { ordered, paid } from "./purchases.ts";
import { phoneOrigin } from "./setting.ts";

test("a renewed SIM is put in a country on the pretend network, uses data, and time passes", async ({
  page,
  request,
}) => {
  const iccid = "8985234012345680018";
  await paid(request, await ordered(request, { way: "renewal", iccids: [iccid], email: "on.the.network@example.com" }));
  await page.goto(`${phoneOrigin}/network?LT=en&sim=${iccid}`);
  const sim = page.getByRole("article").filter({ hasText: "8985 2340 1234 5680 018" });
  const running = sim.getByRole("listitem").filter({ hasText: words.state.active });
  await expect(sim.getByText(words.state.waiting, { exact: true })).toBeVisible();
  await expectSound(page);

  await aloneWithTheClock(async () => {
    await page.reload();
    // at midnight in Tokyo, 15:00 UTC, the day's data is full again
    const at = new Date((await page.locator(".clock time").getAttribute("datetime"))!);
    if (at.getUTCHours() === 14) await page.getByRole("button", { name: words.time.hour }).click();
    await sim.getByLabel(words.place.country).selectOption({ label: "Japan" });
    await sim.getByLabel(words.place.habit).selectOption({ label: words.habits[225] });
    await sim.getByRole("button", { name: words.place.set }).click();
    await sim.getByRole("button", { name: /^Use 100\sMB now$/ }).click();
    await expect(running).toContainText(/10\d(\.\d)?\sMB of/);
    await page.getByRole("button", { name: words.time.hour }).click();
    await expect(running).toContainText(/32\d(\.\d)?\sMB of/);
  });
  await expect(page.getByText(/ahead of the shop/)).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
});
