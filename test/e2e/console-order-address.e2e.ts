import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { mailedCode } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order } = words;
const { correct, move } = order.buyer;

test("the mailbox of an order is corrected with a reason; what was typed wrong stays, and the trail shows it masked", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "kiko@exmaple.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.getByText(correct.title).click();
  await expectSound(page, "details.reveal[open]");
  await page.getByLabel(correct.email).fill("KIKO@exmaple.com");
  await page.getByLabel(correct.proofs.payment).check();
  await page.getByLabel(correct.why).fill("A typo");
  await page.getByRole("button", { name: correct.go }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await expect(page.getByLabel(correct.why)).toHaveValue("A typo");
  await expect(page.getByLabel(correct.proofs.payment)).toBeChecked();
  await page.getByLabel(correct.email).fill("kiko@example.com");
  await page.getByRole("button", { name: correct.go }).click();
  await expect(page.getByText(order.actions.address_corrected)).toBeVisible();
  await expect(page.locator("#mails")).toContainText("k•••@exmaple.com");
  await expect(page.locator("#mails")).toContainText(order.mailKinds.order_links);
  await expect(page.locator("body")).not.toContainText("kiko@");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "#mails");
  await page.getByText(correct.title).click();
  await page.getByLabel(correct.email).fill("other@example.com");
  await page.getByLabel(correct.proofs.payment).check();
  await page.getByLabel(correct.why).fill("Another");
  await page.getByRole("button", { name: correct.go }).click();
  await expect(page.locator(".problem")).toBeVisible();
});

test("an order moves to another mailbox once its code is told; an objection keeps it", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "mover@example.com" });
  const begin = async (email: string) => {
    await page.getByText(correct.title).click();
    await page.getByLabel(correct.email).fill(email);
    await page.getByLabel(correct.proofs.account).check();
    await page.getByLabel(correct.why).fill("Left the company");
    await page.getByRole("button", { name: correct.move }).click();
    await expect(page.getByRole("heading", { name: move.title("m•••@example.org") })).toBeVisible();
  };
  await page.goto(`/console/orders/${orderNumber}`);
  await begin("moved@example.org");
  await expect(page.locator("#mails")).toContainText(order.mailKinds.mailbox_move_asked);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, ".panel:has(details.reveal)");
  await page.getByLabel(move.code).fill("000 000");
  await page.getByRole("button", { name: move.go }).click();
  await expect(page.locator(".problem")).toHaveText(move.wrong);
  await page.getByLabel(move.code).fill(await mailedCode(page.request, "moved@example.org", "moves your order here"));
  await page.getByRole("button", { name: move.go }).click();
  await expect(page.getByText(order.actions.address_corrected)).toBeVisible();
  await expect(page.getByLabel(move.code)).toBeHidden();
  await expect(page.locator("body")).not.toContainText("moved@");

  const { orderNumber: kept } = await boughtEsims(page.request, { email: "keeper@example.com" });
  const visit = plainVisit(page.request);
  await visit.open(`/console/orders/${kept}`);
  await visit.press(correct.move, {
    [correct.email]: "mine@example.org",
    [correct.proofs.account]: true,
    [correct.why]: "Left the company",
  });
  expect(visit.sheet.all("h3", move.title("m•••@example.org"))).not.toEqual([]);
  await visit.press(move.keep, { [move.objected]: "It was not me" });
  expect(visit.text).toContain(order.actions.mailbox_move_objected);
  expect(visit.sheet.all("label", move.code)).toEqual([]);
});
