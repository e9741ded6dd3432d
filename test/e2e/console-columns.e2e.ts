import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { ordered } from "./purchases.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { inbox, promos, views } = words;
const { columns } = views;

test("each list keeps the columns of a view, on a desk by keys alone and on a phone", async ({ page, request }) => {
  const { orderNumber } = await ordered(request, { email: "columns@example.com" });
  await openWork("help_asked", orderNumber, 5, orderNumber);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/inbox?view=unowned");
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await expect(head(inbox.columns.departs)).toBeVisible();
  await page.getByRole("link", { name: columns.title }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(columns.lede(`${inbox.title} · ${inbox.views.unowned}`))).toBeVisible();
  await expect(page.getByText(columns.first(inbox.columns.what))).toBeVisible();
  await expect(page.getByLabel(inbox.columns.note)).toHaveCount(0);
  await expectSound(page);
  for (const name of [inbox.columns.opened, inbox.columns.departs]) {
    await page.getByLabel(name, { exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await page.getByLabel(columns.densities.compact).check();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/console\/inbox\?view=unowned$/);
  await expect(head(inbox.columns.opened)).toBeVisible();
  await expect(head(inbox.columns.departs)).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: orderNumber });
  expect((await row.boundingBox())!.height).toBeLessThan(36);
  await expectSound(page, "table.list");
  await row.getByRole("link").first().click();
  await expect(page.getByRole("complementary")).toBeVisible();
  await expect(head(inbox.columns.opened)).toBeVisible();
  await expectSound(page);
  await page.goto("/console/inbox");
  await expect(head(inbox.columns.departs)).toBeVisible();

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/console/promos?view=all");
  const everyPlan = page.getByRole("table", { name: promos.caption }).getByText(promos.everyPlan);
  await expect(everyPlan).toHaveCount(0);
  await page.getByRole("link", { name: columns.title }).click();
  await page.getByLabel(promos.columns.plans).check();
  await expectSound(page);
  await page.getByRole("button", { name: columns.save }).click();
  await expect(page).toHaveURL(/\/console\/promos\?view=all$/);
  await expect(everyPlan.first()).toBeVisible();
  await expectSound(page);
  await page.goto("/console/inbox?view=unowned");
  await expectSound(page);
});

test("columns of a list are put in order without script, go back to the usual ones, and are its viewers' alone", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Tom Ridley", "support");
  const visit = plainVisit(request);
  const heads = () => visit.sheet.all("th[scope=col]").map(({ text }) => text);
  await openWork("help_asked", "columns without script", 5);
  await visit.open("/console/columns/inbox?view=all");
  await visit.press(columns.earlier(inbox.columns.owner));
  await visit.press(columns.save);
  const at = (name: string) => heads().indexOf(name);
  expect(at(inbox.columns.owner)).toBe(at(inbox.columns.due) - 1);
  await visit.open("/console/columns/inbox?view=all");
  await visit.press(columns.usual);
  expect(at(inbox.columns.owner)).toBe(at(inbox.columns.due) + 1);
  for (const [list, status] of [
    ["trail", 403],
    ["passwords", 404],
  ] as const)
    expect((await request.get(`/console/columns/${list}`)).status()).toBe(status);
});
