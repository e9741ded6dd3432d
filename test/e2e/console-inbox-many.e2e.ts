import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainColleague } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { many, ...inbox } = words.inbox;

test("cases are chosen by box and by X, given away together; what a colleague changed meanwhile is named", async ({
  page,
}) => {
  const subjects = Array.from({ length: 3 }, () => `pay_${randomUUID()}`);
  for (const subject of subjects) await openWork("payment_missing_there", subject, -3);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/inbox");
  const rowOf = (subject: string) => page.getByRole("row", { name: subject });
  const dock = page.getByRole("group", { name: many.dock });
  await expect(dock).toBeHidden();
  await rowOf(subjects[0]!).getByRole("checkbox").check();
  for (const subject of subjects.slice(1)) {
    await rowOf(subject).getByRole("link").focus();
    await page.keyboard.press("x");
  }
  await expect(dock).toContainText(many.chosen.replace("{count}", "3"));
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await dock.getByRole("button", { name: many.deeds.assign }).click();
  await expectSound(page);

  const other = await plainColleague("Tom Ridley");
  await other.open("/console/inbox");
  await other.follow(/./, other.sheet.one("tr", subjects[0]));
  await other.press(inbox.case.take);
  await page.getByRole("button", { name: many.go.assign(many.count(3)) }).click();
  await expect(page.getByRole("status")).toContainText(many.outcome(2, 1));
  await expect(page.getByRole("listitem").filter({ hasText: subjects[0] })).toContainText(many.because.CASE_CHANGED);
  await expectSound(page, "main");
  await page.getByRole("link", { name: many.again }).click();
  await expect(page.getByRole("listitem").filter({ hasText: subjects[0] })).toContainText("Tom Ridley");
  await page.goto("/console/inbox?view=mine");
  for (const subject of subjects.slice(1)) await expect(rowOf(subject)).toBeVisible();
  await expect(rowOf(subjects[0]!)).toHaveCount(0);
});
