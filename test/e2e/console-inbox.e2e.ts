import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { inbox } = words;

test("work is taken, snoozed, brought back and closed with a note; the case says so, and the page is sound", async ({
  page,
}) => {
  const subject = `pay_${randomUUID()}`;
  await openWork("payment_missing_here", subject, -1);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/inbox");
  await expect(page.getByRole("heading", { name: inbox.title, level: 1 })).toBeVisible();
  await page.getByRole("row", { name: subject }).getByRole("link").click();
  const panel = page.getByRole("complementary", { name: inbox.kinds["payment_missing_here"] });
  await expect(panel).toContainText("m•••@example.com");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "aside");

  await panel.getByRole("button", { name: inbox.case.take, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(inbox.done["taken"]!);
  await expect(panel).toContainText("Mei Lam");
  await panel.getByLabel(inbox.case.snooze).fill("2020-01-01");
  await panel.getByRole("button", { name: inbox.case.snoozeGo }).click();
  await expect(panel.locator(".field-error")).toHaveCount(1);
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await panel.getByLabel(inbox.case.snooze).fill(soon);
  await panel.getByRole("button", { name: inbox.case.snoozeGo }).click();
  await panel.getByRole("button", { name: inbox.case.wake }).click();
  await panel.getByLabel(inbox.case.closing).fill("Booked by hand.");
  await panel.getByRole("button", { name: inbox.case.closeGo, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(inbox.done["closed"]!);
  await page
    .getByRole("navigation", { name: inbox.views.label })
    .getByRole("link", { name: inbox.views.closed })
    .click();
  await expect(page.getByRole("row", { name: "Booked by hand." })).toBeVisible();
  const visit = plainVisit(page.request);
  await visit.open("/console/inbox?view=nonsense&after=nonsense&case=nonsense&colour=red");
  for (const name of ["view", "after", "case", "colour"]) expect(visit.told).toContain(name);
});

test("an incident that goes on is work: whoever takes it is at its page", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  const title = `Cards fail ${randomUUID()}`;
  await page.goto("/console/incidents/new");
  await page.getByLabel(words.incident.titleField).fill(title);
  const anHourAgo = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel(words.incident.since).fill(anHourAgo);
  await page.getByRole("button", { name: words.incident.open }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const at = new URL(page.url()).pathname;
  // whichever looks first, this or the job of the minute
  await openWork("incident_open", at.split("/").at(-1)!, 1);
  await page.goto("/console/inbox");
  await page.getByRole("row", { name: title }).getByRole("link").click();
  const panel = page.getByRole("complementary", { name: inbox.kinds["incident_open"] });
  await expect(panel.getByRole("link", { name: title })).toHaveAttribute("href", at);
  await expectSound(page);
  await panel.getByRole("button", { name: inbox.case.take, exact: true }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.goto("/console/inbox?view=mine");
  await expect(page.getByRole("row", { name: title })).toContainText("Mei Lam");
});

test("two colleagues at one case: the second is told who has it, and what was typed is kept", async ({ request }) => {
  const subject = `pay_${randomUUID()}`;
  await openWork("payment_missing_there", subject, 1);
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const mine = plainVisit(request);
  const other = await plainColleague("Tom Ridley");
  for (const one of [mine, other]) {
    await one.open("/console/inbox");
    await one.follow(/./, one.sheet.one("tr", subject));
  }
  await other.press(inbox.case.take);
  expect(other.sheet.one("aside").text).toContain("Tom Ridley");
  const panel = () => mine.sheet.one("aside");
  await mine.press(inbox.case.closeGo, { [inbox.case.closing]: "It was a test payment." }, panel());
  expect(mine.sheet.all("[role=alert]")).not.toEqual([]);
  expect(panel().text).toContain(words.overtaken.said);
  const both = mine.sheet.one(".overtaken").text;
  for (const said of ["Tom Ridley", "It was a test payment."]) expect(both).toContain(said);
  expect(mine.field(inbox.case.closing).value).toBe("It was a test payment.");
  await mine.press(inbox.case.closeGo, {}, panel());
  expect(mine.told).toContain(inbox.done["closed"]!);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the most pressing case is taken with one press", async ({ page }) => {
    await openWork("refund_missing_here", `re_${randomUUID()}`, -10_000);
    await atTheConsole(page, "Kelvin Ho");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/console/inbox");
    await expectSound(page);
    await page.getByRole("button", { name: inbox.next }).click();
    await expect(page.getByRole("status")).toContainText(inbox.done["taken"]!);
    await expect(page.getByRole("complementary")).toContainText("Kelvin Ho");
  });
});
