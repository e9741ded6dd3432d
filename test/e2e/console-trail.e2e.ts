import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { trail, order, staff, facets } = words;

test("what is decided about a colleague stands in the trail, before and after, and leads there; filters hold; pages are sound", async ({
  page,
}, { testId }) => {
  await atTheConsole(page, "Mei Lam");
  const email = `kit-${testId.slice(-8)}@example.com`;
  const visit = plainVisit(page.request);
  await visit.open("/console/staff?invite=1");
  await visit.press(staff.inviteGo, { [staff.email]: email });
  await page.goto("/console/trail");
  await expect(page.getByRole("heading", { name: trail.title })).toBeVisible();
  await page.getByRole("textbox", { name: trail.thing }).fill(email);
  await page.getByRole("button", { name: facets.show, exact: true }).click();
  const line = page.getByRole("row").filter({ hasText: order.actions.staff_invited });
  await line.locator("summary").click();
  await expect(line).toContainText("support");
  await expect(line).toContainText("Mei Lam");
  await page.getByText(trail.csv.export, { exact: true }).click();
  await page.getByLabel(words.orders.csv.reason).fill("The auditor asked");
  await expectSound(page);
  const made = page.waitForEvent("download");
  await page.getByRole("button", { name: words.orders.csv.get }).click();
  expect((await made).suggestedFilename()).toMatch(/^farwave-audit-trail-[\d-]+\.csv$/);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await line.getByRole("link", { name: email.split("@")[0]!, exact: true }).click();
  await expect(page).toHaveURL(/\/console\/staff\?member=/);

  await visit.open("/console/trail?kind=secrets&person=me&after=nonsense&colour=red");
  expect(visit.told).toContain("kind · person · colour · after");
  await visit.open("/console/trail?thing=FW0000000000&kind=staff");
  expect(visit.sheet.all("h2", facets.empty)).toHaveLength(1);
  expect(visit.sheet.all("p", facets.emptyLede)).toHaveLength(1);
  await visit.follow(/FW0000000000: \d/);
  expect(visit.address).toMatch(/\/console\/trail\?kind=staff$/);
  expect(visit.sheet.all("tr", order.actions.staff_invited)).not.toEqual([]);
  await visit.follow(facets.counts);
  await visit.follow(trail.person, visit.sheet.one(".views"));
  await visit.follow("Mei Lam", visit.sheet.one("table"));
  expect(visit.address).toMatch(/kind=staff&person=/);
});
