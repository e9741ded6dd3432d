import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

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
  await page.locator(`a[href$="${id}"]`).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(differences.causes.unknown_payment)).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.goBack();
  await expectSound(page);
  await page.goForward();
  await page.getByLabel(differences.reason).fill("Paid into the other shop’s account");
  const deed = differences.deeds.write_off("HKD 42.00", finance.accounts.write_offs);
  await page.getByRole("button", { name: deed }).click();
  await expect(page.getByRole("status")).toContainText(differences.done["decided"]!);
  await expect(page.getByText("Paid into the other shop’s account").first()).toBeVisible();
  const visit = plainVisit(page.request);
  await expect(async () => {
    await visit.open("/console/finance/entries?account=write_offs&currency=HKD");
    expect(visit.text).toContain(finance.entries.occasions.correction);
  }).toPass({ timeout: 60_000, intervals: [2_000] });
});

test("without a script it is put off, and settled without a booking", async ({ request }) => {
  const reference = `pay_${randomUUID()}`;
  const id = await found(reference, 300);
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open(`/console/finance/differences/${id}`);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await visit.press(differences.waitGo, { [differences.wait]: day });
  expect(visit.told).toContain(differences.done["waits"]!);
  await visit.press(differences.deeds.ours_is_right, { [differences.reason]: "Belongs to our other shop" });
  expect(visit.told).toContain(differences.done["decided"]!);
  await visit.press(differences.takeBack);
  expect(visit.told).toContain(differences.done["withdrawn"]!);
});
