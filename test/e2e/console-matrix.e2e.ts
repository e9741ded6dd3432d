import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
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

test("a role is made like another, renamed and given; a colleague who renames it too sees both names; it goes, its people stay", async ({
  page,
  browser,
}, { testId }) => {
  const { ownRoles } = staff;
  const title = `Nights ${testId.slice(-6)}`;
  const email = `${testId.slice(-8)}@example.com`;
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/staff");
  await page.getByRole("link", { name: ownRoles.add }).click();
  const making = page.getByRole("complementary", { name: ownRoles.add });
  await making.getByLabel(ownRoles.name).fill("FINANCE");
  await making.getByLabel(ownRoles.like).selectOption("reviewer");
  await making.getByRole("button", { name: ownRoles.make }).click();
  await expect(making.getByRole("alert")).toBeVisible();
  await expectSound(page);
  await expect(making.getByLabel(ownRoles.like)).toHaveValue("reviewer");
  await making.getByLabel(ownRoles.name).fill(title);
  await making.getByRole("button", { name: ownRoles.make }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["role_made"]!);
  await expect(page.getByTitle(`${title}: ${staff.rights["review_real_names"]}`)).toContainText(staff.may);
  const role = page.url();

  await page.goto("/console/staff?invite=1");
  await page.getByLabel(staff.email).fill(email);
  await page.getByRole("complementary").getByLabel(staff.columns.role).selectOption(title);
  await page.getByRole("button", { name: staff.inviteGo }).click();
  await expect(page.getByRole("row", { name: email })).toContainText(title);

  const other = await (await browser.newContext()).newPage();
  await atTheConsole(other, "Boss");
  await other.goto(role);
  await page.goto(role);
  await page.getByLabel(ownRoles.name).fill(`${title} A`);
  await page.getByRole("button", { name: ownRoles.rename }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["role_renamed"]!);
  await other.getByLabel(ownRoles.name).fill(`${title} B`);
  await other.getByRole("button", { name: ownRoles.rename }).click();
  await expect(other.getByRole("alert")).toContainText(ownRoles.renamed(title, `${title} A`));
  await expect(other.getByLabel(ownRoles.name)).toHaveValue(`${title} B`);
  await expectSound(other);
  await other.context().close();

  const panel = page.getByRole("complementary");
  await panel.getByLabel(ownRoles.deleteWord("delete")).fill("delete");
  await panel.getByRole("button", { name: ownRoles.deleteGo }).click();
  await expect(panel.getByRole("alert")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await panel.getByLabel(ownRoles.deleteTo).selectOption("editor");
  await panel.getByLabel(ownRoles.deleteWord("delete")).fill("delete");
  await panel.getByRole("button", { name: ownRoles.deleteGo }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["role_deleted"]!);
  await expect(page.getByRole("row", { name: email })).toContainText(roles.editor);
  await page.goto("/console/trail?kind=staff");
  await expect(page.getByRole("row").filter({ hasText: order.actions.role_deleted }).first()).toContainText(
    `${title} A`,
  );
});
