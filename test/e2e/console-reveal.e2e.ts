import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { ownWindow, test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { reveal, proof, order, trail } = words;

/** This colleague's last proof is long ago. */
const longAgo = (name: string) =>
  inDatabase((client) =>
    client.query(
      `update staff_sessions set created_at = now() - interval '20 min', proven_at = null
       where staff_id in (select id from staff where name = $1)`,
      [name],
    ),
  );

async function askToSee(page: Page, reason: string): Promise<void> {
  await page.getByText(reveal.show).click();
  await page.getByLabel(reveal.why).fill(reason);
  await page.getByRole("button", { name: reveal.go, exact: true }).click();
}

test("masked data is shown after a fresh passkey and for a reason, masked again at once, and the look is in the trail", async ({
  page,
}, { testId }) => {
  const name = `Mei ${testId}`;
  await atTheConsole(page, name);
  const { orderNumber } = await boughtEsims(page.request, { email: "haruka@example.com" });
  await longAgo(name);
  await page.goto(`/console/orders/${orderNumber}`);
  await expect(page.locator("body")).not.toContainText("haruka@example.com");
  await page.getByText(reveal.show).click();
  await expectSound(page, "details.reveal[open]");
  await page.goto(`/console/orders/${orderNumber}`);
  await askToSee(page, "Calls from Sapporo");
  await expect(page.getByRole("heading", { name: proof.title })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: proof.passkey }).click();
  await expect(page.locator("body")).toContainText("haruka@example.com");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.getByRole("button", { name: reveal.hide }).click();
  await expect(page.locator("body")).not.toContainText("haruka@example.com");
  const visit = plainVisit(page.request);
  await visit.open("/console/trail?kind=reveals");
  const line = visit.sheet.one("tr", orderNumber).text;
  expect(line).toContain(order.actions.personal_data_revealed);
  expect(line).toContain("Calls from Sapporo");
  const chosen = visit.sheet.one(`ul[aria-label=${words.facets.chosen}]`);
  expect(chosen.all("b", trail.kinds.reveals)).toHaveLength(1);
});

ownWindow(
  "after its ten minutes an open page masks itself, but takes nothing from under the hands of somebody who types",
  async ({ page }, { testId }) => {
    await atTheConsole(page, `Mei ${testId}`);
    const { orderNumber } = await boughtEsims(page.request, { email: "haruka@example.com" });
    await page.clock.install();
    await page.goto(`/console/orders/${orderNumber}`);
    await askToSee(page, "Calls from Sapporo");
    await expect(page.locator("body")).toContainText("haruka@example.com");
    await inDatabase((client) => client.query("update reveals set ends_at = now() where thing = $1", [orderNumber]));
    const amount = page.getByLabel(order.refund.amount("HKD"));
    await amount.evaluate((field: HTMLInputElement) => void (field.value = "12"));
    await page.clock.runFor("11:00");
    await expect(page.locator("body")).toContainText("haruka@example.com");
    await amount.evaluate((field: HTMLInputElement) => void (field.value = field.defaultValue));
    await page.clock.runFor("00:20");
    await expect(page.locator("body")).not.toContainText("haruka@example.com");
  },
);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a code of the app shows it, a wrong one is said, and what was typed is kept and done", async ({ page }, {
    testId,
  }) => {
    const name = `Kwan ${testId}`;
    const { code } = await atTheConsoleByPassword(page, name);
    const { orderNumber } = await boughtEsims(page.request, { email: "haruka@example.com" });
    await longAgo(name);
    await page.goto(`/console/customers/${orderNumber}`);
    await askToSee(page, "Wants a receipt & asks “why”");
    await expect(page.getByRole("button", { name: proof.passkey })).toBeHidden();
    await page.getByLabel(words.signIn.code).fill("000000");
    await page.getByRole("button", { name: proof.go, exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByLabel(words.signIn.code).fill(code(1));
    await page.getByRole("button", { name: proof.go, exact: true }).click();
    await expect(page.getByRole("heading", { name: "haruka@example.com" })).toBeVisible();
    const visit = plainVisit(page.request);
    await visit.open("/console/trail?kind=reveals");
    expect(visit.sheet.one("tr", orderNumber).text).toContain("Wants a receipt & asks “why”");
  });
});
