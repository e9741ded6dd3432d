import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
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
  await panel.getByLabel(words.roles.support).uncheck();
  await panel.getByLabel(words.roles.logistics).check();
  await expectSound(page, "aside");
  await panel.getByRole("button", { name: staff.inviteGo }).click();
  await expect(page.getByRole("status")).toContainText("/console/invitation?key=");

  const [name = ""] = email.split("@");
  await page.goto("/console/staff?all=1");
  await page.getByRole("row", { name }).getByRole("link").click();
  const member = page.getByRole("complementary", { name });
  await expect(member).toContainText(words.roles.logistics);
  await member.getByLabel(words.roles.finance).check();
  await member.getByRole("button", { name: staff.giveRoleGo }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["roles"]!);
  await expect(member).toContainText(`${words.roles.logistics} · ${words.roles.finance}`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "aside");
  await member.getByRole("button", { name: staff.shutOut }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["shut_out"]!);
  await expect(page.getByRole("row", { name })).toContainText(staff.ways({ passkeys: 0, hasPassword: false }));

  const visit = plainVisit(page.request);
  await visit.open("/console/staff?member=nobody&colour=red");
  expect(visit.told).toContain("colour · member");
});

test("one session of a colleague is ended, and an invitation taken back", async ({ page }, { testId }) => {
  const name = `Kim ${testId.slice(-6)}`;
  const other = await plainColleague(name, "support");
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/staff");
  await page.getByRole("link", { name: staff.tabs.sessions }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("127.0.0.0/24");
  await expectSound(page, ".staff-part");
  await page.getByRole("listitem").filter({ hasText: name }).getByRole("link").click();
  const member = page.getByRole("complementary", { name });
  await expect(member.getByRole("listitem")).toContainText("127.0.0.0/24");
  await expectSound(page, "aside");
  await member.getByRole("button", { name: /^Sign out on / }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["session_ended"]!);
  await expect(member.getByRole("listitem")).toHaveCount(0);
  await other.open("/console/orders");
  expect(other.address).toMatch(/sign-in/);

  const email = `lin-${testId.slice(-8)}@example.com`;
  await page.goto("/console/staff?invite=1");
  await page.getByLabel(staff.email).fill(email);
  await page.getByRole("button", { name: staff.inviteGo }).click();
  const link = /http\S+key=[\w-]+/.exec(await page.getByRole("status").innerText())![0];
  await page.getByRole("link", { name: staff.tabs.invitations }).click();
  const invitations = page.getByRole("region", { name: staff.tabs.invitations });
  await expect(invitations).toContainText(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, ".staff-part");
  await invitations.getByRole("button", { name: staff.takeBackOf(email) }).click();
  await expect(page.getByRole("status")).toContainText(staff.done["taken_back"]!);
  await expect(invitations.getByText(email)).toHaveCount(0);
  await other.open(link);
  expect(other.status).toBeLessThan(500);
  expect(other.sheet.all("label", words.invitation.name)).toEqual([]);
});
