import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { differences, finance } = words;

/** As the night finds a payment that the books do not have. */
async function found(reference: string, amount: number): Promise<string> {
  const id = randomUUID();
  const there = { reference, state: "succeeded", amount: { amount, currency: "HKD" }, fee: null };
  const details = { gateway: "sandbox", here: null, there: { ...there, paymentId: null, refundId: null } };
  await inDatabase((client) =>
    client.query(
      `insert into cases (id, kind, subject, details, opened_at, due_at, departs_on)
        values ($1, 'payment_missing_here', $2, $3, now(), now() + interval '1 day', 'infinity')`,
      [id, reference, JSON.stringify(details)],
    ),
  );
  return id;
}

test("a difference is found in the list, settled with a reason, and is in the books as a correction", async ({
  page,
}) => {
  const reference = `pay_${randomUUID()}`;
  const id = await found(reference, 4200);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/finance");
  await page.getByRole("link", { name: differences.tabs.differences, exact: true }).click();
  await expect(page.getByText("HKD 42.00").first()).toBeVisible();
  await expectSound(page);
  await page.screenshot({ path: test.info().outputPath("differences-light.png") });
  await page.locator(`a[href$="${id}"]`).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(differences.causes.unknown_payment)).toBeVisible();
  await expectSound(page);
  await page.screenshot({ path: test.info().outputPath("difference-light.png"), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.screenshot({ path: test.info().outputPath("difference-dark-390.png"), fullPage: true });
  await page.goBack();
  await expectSound(page);
  await page.screenshot({ path: test.info().outputPath("differences-dark-390.png") });
  await page.goForward();
  await page.getByLabel(differences.reason).fill("Paid into the other shop’s account");
  const deed = differences.deeds.write_off("HKD 42.00", finance.accounts.write_offs);
  await page.getByRole("button", { name: deed }).click();
  await expect(page.getByRole("status")).toContainText(differences.done["decided"]!);
  await expect(page.getByText("Paid into the other shop’s account").first()).toBeVisible();
  await page.goto("/console/finance/entries?account=write_offs&currency=HKD");
  await expect(page.getByText(finance.entries.occasions.correction).first()).toBeVisible();
});

test("without a script it is put off, and settled without a booking", async ({ page, browser }) => {
  const reference = `pay_${randomUUID()}`;
  const id = await found(reference, 300);
  await atTheConsole(page, "Mei Lam");
  const scriptless = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await scriptless.newPage();
  await plain.goto(`/console/finance/differences/${id}`);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await plain.getByLabel(differences.wait).fill(day);
  await plain.getByRole("button", { name: differences.waitGo, exact: true }).click();
  await expect(plain.getByRole("status")).toContainText(differences.done["waits"]!);
  await plain.getByLabel(differences.reason).fill("Belongs to our other shop");
  await plain.getByRole("button", { name: differences.deeds.ours_is_right }).click();
  await expect(plain.getByRole("status")).toContainText(differences.done["decided"]!);
  await scriptless.close();
});
