import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { keys, order, plans, search } = words;

test("⌘↵ does the deed of the form that is typed into, and Z takes back what still waits", async ({
  page,
  request,
}) => {
  const { orderNumber } = await boughtEsims(request);
  await atTheConsole(page, "Mei Lam");
  await page.goto(`/console/orders/${orderNumber}`);
  await page.getByLabel(order.notes.label).fill("The buyer rang about the second phone.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("The buyer rang about the second phone.")).toBeVisible();
  await page
    .locator("#mails")
    .getByRole("button", { name: new RegExp(`^${order.mails.again}`) })
    .first()
    .click();
  const undo = page.locator("#mails").getByRole("button", { name: new RegExp(`^${order.mails.undo}`) });
  await expect(undo).toHaveAttribute("aria-keyshortcuts", /^z Meta\+Z/);
  // while somebody types, ⌘Z takes back what was typed
  await page.getByLabel(order.notes.label).focus();
  await page.keyboard.press("Control+z");
  await expect(undo).toHaveCount(1);
  await page.getByLabel(order.notes.label).blur();
  await page.keyboard.press("Control+z");
  await expect(undo).toHaveCount(0);
});

test("⌘S looks a form through and ⌘↵ publishes only from outside it; on a phone the button lies above the foot", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/catalogue/prices?q=jp-day-1gb");
  const cell = page.getByRole("textbox", { name: plans.prices.cell("HKD", "jp-day-1gb"), exact: true });
  await cell.fill("26.50");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { name: plans.prices.changes })).toBeVisible();
  // typing goes on: the deed beside the form is not this form's
  await cell.press("Control+Enter");
  await expect(page.getByRole("heading", { name: plans.prices.changes })).toBeVisible();
  await expect(page.getByText(plans.prices.published(1))).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/console/catalogue/prices?q=jp-day-1gb");
  // with nothing typed there is nothing to look through, and no button in the way
  await cell.fill("26.60");
  const look = page.getByRole("button", { name: plans.prices.look });
  const [button, foot] = [await look.boundingBox(), await page.locator(".foot").boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(foot!.y);
});

test("what goes with G is printed in the finder, and goes where keys of one letter are switched off", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/search");
  await expect(page.getByRole("heading", { name: search.goTo })).toBeVisible();
  await expect(page.locator(".finder-group kbd", { hasText: "G I" })).toBeVisible();
  await page.goto("/console/keys");
  await page.getByRole("button", { name: keys.switchOff }).click();
  await page.goto("/console/search");
  await expect(page.locator(".finder-group kbd", { hasText: "G I" })).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").locator(".finder-group kbd").first()).toBeHidden();
});

test("J and K go from row to row in every list, and E opens the row", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/catalogue/plans");
  const rows = page.locator("table.list tbody tr");
  const second = await rows.nth(1).getByRole("link").first().getAttribute("href");
  for (const key of ["j", "j", "j", "k"]) await page.keyboard.press(key);
  await expect(rows.nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(new RegExp(`${second}$`));
});
