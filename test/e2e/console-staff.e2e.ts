import { expect, test } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { staff } = words;

test("a colleague is invited, given another role and shut out; the link is shown once, and the pages are sound", async ({
  page,
}, { testId }) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/staff");
  await expect(page.getByRole("link", { name: words.rail.staff })).toHaveAttribute("aria-current", "page");
  await expectSound(page);
  await page.getByRole("link", { name: staff.invite }).click();
  const email = `kit-${testId.slice(-8)}@example.com`;
  const panel = page.getByRole("complementary", { name: staff.invite });
  await panel.getByLabel(staff.email).fill(email.replace("example", "exmaple"));
  await panel.getByRole("button", { name: staff.inviteGo }).click();
  await expect(panel.getByLabel(staff.email)).toHaveAttribute("aria-invalid", "true");
  await expect(panel.getByLabel(staff.inviteMeant)).not.toBeChecked();
  await panel.getByLabel(staff.email).fill(email);
  await panel.getByLabel(staff.columns.role).selectOption("logistics");
  await expectSound(page);
  await panel.getByRole("button", { name: staff.inviteGo }).click();
  await expect(page.getByRole("status")).toContainText("/console/invitation?key=");

  await page.goto("/console/staff");
  const [name = ""] = email.split("@");
  await page.getByRole("row", { name: email }).getByRole("link").click();
  const member = page.getByRole("complementary", { name });
  await expect(member).toContainText(words.roles.logistics);
  await member.getByLabel(staff.giveRole).selectOption("finance");
  await member.getByRole("button", { name: staff.giveRoleGo }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["role"]!);
  await expect(member).toContainText(words.roles.finance);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await member.getByRole("button", { name: staff.shutOut }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["shut_out"]!);
  await expect(page.getByRole("row", { name: email })).toContainText("no way in");

  await page.goto("/console/staff?member=nobody&colour=red");
  await expect(page.getByRole("status")).toContainText("colour · member");
});
