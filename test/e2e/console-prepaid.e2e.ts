import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { aPrepaidCard, topsUp } from "./prepaid-shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { prepaid } = words.customers.sim;

test("the balance of a card is corrected with a reason; too much is refused beside its field", async ({ page }) => {
  const iccid = aPrepaidCard();
  await topsUp(page, iccid);
  await atTheConsole(page, "Mei Lam");
  await page.goto(`/console/customers/sims/${iccid}`);
  const panel = page.locator("#prepaid");
  await expect(panel).toContainText("HK$68.00");
  await panel.getByText(prepaid.go).first().click();
  await panel.getByLabel(prepaid.amount).fill("-68.01");
  await panel.getByLabel(prepaid.reason).fill("A line was lost");
  await panel.getByRole("button", { name: prepaid.go }).click();
  await expect(panel.getByLabel(prepaid.amount)).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "#prepaid");
  await panel.getByLabel(prepaid.amount).fill("-8");
  await panel.getByRole("button", { name: prepaid.go }).click();
  await expect(panel.getByRole("button", { name: prepaid.withdraw })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(panel).toContainText(prepaid.states.done, { timeout: 1_000 });
    await expect(panel).toContainText("HK$60.00", { timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  await expectSound(page, "#prepaid");
});
