import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { staff, order, roles } = words;

test("a cell says how often its right was used, below the heading of its kind", async ({ page }) => {
  const other = await plainColleague("Sup", "support");
  await other.open("/console/orders");
  await atTheConsole(page, "Mei Lam");
  const title = `${roles.support}: ${staff.rights["see_orders"]}`;
  const cell = page.getByTitle(title);
  // counted a few seconds late
  const visit = plainVisit(page.request);
  await expect(async () => {
    await visit.open("/console/staff");
    expect(visit.sheet.one(`[title=${title}]`).text).not.toContain(staff.used(0));
  }).toPass();
  await page.goto("/console/staff");
  await expect(page.getByRole("rowheader", { name: staff.groups.customers })).toBeVisible();
  await cell.click();
  await expect(page.getByRole("complementary")).toContainText(/in 28 days/);
  await expect(page.getByRole("complementary")).not.toContainText(staff.passedOn(0));
  await page.getByTitle(`${roles.support}: ${staff.rights["give_refunds"]}`).click();
  await expect(page.getByRole("complementary")).toContainText(staff.passedOn(0));
  const decides = page.getByRole("row").filter({ hasText: staff.rights["edit_staff"]! });
  await expect(decides.getByRole("cell", { name: staff.may, exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, "aside");
});

test("an administrator changes a cell; a colleague's change meanwhile stands beside the own choice; the trail has both values", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/staff");
  const cell = page.getByTitle(`${roles.reviewer}: ${staff.rights["give_refunds"]}`);
  await cell.click();
  await expectSound(page, "aside");
  const other = await plainColleague("Boss");
  await other.open("/console/staff?role=reviewer&right=give_refunds");
  await other.press(staff.grant.change, { [staff.grant.limit]: true, [staff.grant.amount]: "12x" });
  expect(other.problems).not.toEqual([]);
  expect(other.field(staff.grant.limit).has("checked")).toBe(true);
  await other.press(staff.grant.change, { [staff.grant.amount]: "120.50" });
  expect(other.told).toContain(staff.done["granted"]!);

  await page.getByLabel(staff.grant.yes, { exact: true }).check();
  await page.getByRole("button", { name: staff.grant.change }).click();
  await expect(page.getByRole("alert")).toContainText("¥120.50 a day");
  await expect(page.getByLabel(staff.grant.yes, { exact: true })).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "aside");
  await page.getByLabel(staff.grant.no, { exact: true }).check();
  await page.getByRole("button", { name: staff.grant.change }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["granted"]!);

  await other.open("/console/trail?thing=role:reviewer");
  expect(other.sheet.all("tr", order.actions.role_changed)).toHaveLength(2);
});

test("a role is made like another, renamed and given; a colleague who renames it too sees both names; it goes, its people stay", async ({
  page,
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
  await expectSound(page, "aside");
  await expect(making.getByLabel(ownRoles.like)).toHaveValue("reviewer");
  await making.getByLabel(ownRoles.name).fill(title);
  await making.getByRole("button", { name: ownRoles.make }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["role_made"]!);
  await expect(page.getByTitle(`${title}: ${staff.rights["review_real_names"]}`)).toContainText(staff.may);
  const role = page.url();

  const visit = plainVisit(page.request);
  await visit.open("/console/staff?invite=1");
  await visit.press(staff.inviteGo, { [staff.email]: email, [roles.support]: false, [title]: true });
  const name = email.split("@")[0]!;
  await visit.open("/console/staff?all=1");
  expect(visit.sheet.one("tr", name).text).toContain(title);

  const other = await plainColleague("Boss");
  await other.open(role);
  await page.goto(role);
  await other.press(ownRoles.rename, { [ownRoles.name]: `${title} A` });
  expect(other.told).toContain(staff.done["role_renamed"]!);
  await page.getByLabel(ownRoles.name).fill(`${title} B`);
  await page.getByRole("button", { name: ownRoles.rename }).click();
  await expect(page.getByRole("alert")).toContainText(ownRoles.renamed(title, `${title} A`));
  await expect(page.getByLabel(ownRoles.name)).toHaveValue(`${title} B`);
  await expectSound(page, "aside");
  await page.goto(role);

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
  await page.goto("/console/staff?all=1");
  await expect(page.getByRole("row", { name })).toContainText(roles.editor);
  await visit.open("/console/trail?kind=staff");
  expect(visit.sheet.all("tr", order.actions.role_deleted)[0]!.text).toContain(`${title} A`);
});
