import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order, inbox } = words;

test("a note names a colleague, who finds it in the inbox until the order is opened; its author deletes it", async ({
  page,
  browser,
}) => {
  const name = `Jonas ${crypto.randomUUID().slice(0, 8)}`;
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await atTheConsole(theirs, name, "support");
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "notes@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  const field = page.getByLabel(order.notes.label);
  await field.fill(`@${name} docomo bars these numbers`);
  // kept two seconds after the last key, and still there
  await expect(page.getByText(order.notes.kept)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(`@${name} docomo bars these numbers`);
  await page.getByRole("button", { name: order.notes.go }).click();
  await expect(page.locator(".note mark")).toHaveText(`@${name}`);
  await expect(field).toHaveValue("");
  await expectSound(page, ".happened");

  await field.fill("card 4242 4242 4242 4242");
  await page.getByRole("button", { name: order.notes.go }).click();
  await expect(page.locator(".note-form .field-error")).toBeVisible();
  await expect(field).toHaveValue("card 4242 4242 4242 4242");

  await theirs.goto("/console/inbox");
  await expect(theirs.getByRole("heading", { name: inbox.mentions })).toBeVisible();
  await expectSound(theirs, ".mentions");
  await theirs.getByRole("link", { name: new RegExp(orderNumber) }).click();
  await expect(theirs.locator(".note:target, :target .note")).toContainText("docomo bars these numbers");
  await expect(theirs.getByRole("button", { name: order.notes.remove })).toHaveCount(0);
  const visit = plainVisit(theirs.request);
  await visit.open("/console/inbox");
  expect(visit.sheet.all("h2", inbox.mentions)).toEqual([]);
  await other.close();

  const mine = plainVisit(page.request);
  await mine.open(`/console/orders/${orderNumber}?kind=people`);
  await mine.press(order.notes.remove);
  expect(mine.sheet.all(".note")).toEqual([]);
  expect(mine.text).toContain(order.actions.note_deleted);
});
