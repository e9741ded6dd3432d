import { expect, test } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { staff, order, roles } = words;

test("a cell says how often its right was used, below the heading of its kind", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await atTheConsole(other, "Sup", "support");
  await other.goto("/console/orders");
  await atTheConsole(page, "Mei Lam");
  const cell = page.getByTitle(`${roles.support}: ${staff.rights["see_orders"]}`);
  // counted a few seconds late
  await expect(async () => {
    await page.goto("/console/staff");
    await expect(cell).not.toContainText(staff.used(0), { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("rowheader", { name: staff.groups.customers })).toBeVisible();
  await cell.click();
  await expect(page.getByRole("complementary")).toContainText(/in 28 days/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await other.context().close();
});

test("an administrator changes a cell; a colleague's change meanwhile stands beside the own choice; the trail has both values", async ({
  page,
  browser,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/staff");
  const cell = page.getByTitle(`${roles.reviewer}: ${staff.rights["give_refunds"]}`);
  await cell.click();
  await expectSound(page);
  const other = await (await browser.newContext()).newPage();
  await atTheConsole(other, "Boss");
  await other.goto("/console/staff?role=reviewer&right=give_refunds");
  await other.getByLabel(staff.grant.limit, { exact: true }).check();
  await other.getByLabel(staff.grant.amount).fill("12x");
  await other.getByRole("button", { name: staff.grant.change }).click();
  await expect(other.locator(".field-error")).toBeVisible();
  await expect(other.getByLabel(staff.grant.limit, { exact: true })).toBeChecked();
  await other.getByLabel(staff.grant.amount).fill("120.50");
  await other.getByRole("button", { name: staff.grant.change }).click();
  await expect(other.getByRole("status")).toContainText(staff.done["granted"]!);

  await page.getByLabel(staff.grant.yes, { exact: true }).check();
  await page.getByRole("button", { name: staff.grant.change }).click();
  await expect(page.getByRole("alert")).toContainText("¥120.50 a day");
  await expect(page.getByLabel(staff.grant.yes, { exact: true })).toBeChecked();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.getByLabel(staff.grant.no, { exact: true }).check();
  await page.getByRole("button", { name: staff.grant.change }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["granted"]!);

  await page.goto("/console/trail?thing=role:reviewer");
  await expect(page.getByRole("row").filter({ hasText: order.actions.role_changed })).toHaveCount(2);
  await expectSound(page);
  await other.context().close();
});
