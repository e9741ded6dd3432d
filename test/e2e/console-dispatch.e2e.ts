import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { london, ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { dispatch } = words;
const { pack } = dispatch;

test("a parcel is packed with the keyboard alone: card, tracking number, Enter; it arrives, comes back, and the page is sound", async ({
  page,
  request,
}) => {
  const order = await ordered(request, {
    way: "physical",
    email: "packed@example.com",
    departsOn: inDays(40),
    shipping: london,
  });
  await paid(request, order);
  await atTheConsole(page, "Kelvin Ho");
  const list = plainVisit(page.request);
  await list.open("/console");
  await list.follow(dispatch.title);
  expect(list.sheet.all("h1", dispatch.title)).toHaveLength(1);
  expect(list.sheet.all("tr", order.orderNumber)).not.toEqual([]);
  await page.goto(`/console/dispatch?parcel=${order.orderNumber}`);
  const table = page.getByRole("complementary");
  await expect(table).toContainText("EC1Y 8SY");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);

  await expect(page.locator(".cards-left")).toContainText(/\d+ cards? (is|are) free/);
  const whole = page.getByRole("checkbox", { name: words.bulk.page });
  const own = page.getByRole("checkbox", { name: dispatch.choose(order.orderNumber) });
  await whole.check();
  await expect(own).toBeChecked();
  await own.uncheck();
  await expect(whole).not.toBeChecked();
  await page.getByRole("link", { name: order.orderNumber }).focus();
  await page.keyboard.press("x");
  await expect(own).toBeChecked();

  const card = table.locator("input[name='cards.0']");
  await card.focus();
  const number = ((
    await table
      .locator("label", { has: page.locator("text=scan") })
      .first()
      .innerText()
  ).match(/[\d ]{19,}$/) ?? [""])[0];
  await expect(card).toBeFocused();
  await page.keyboard.type("8985231100000000000");
  await table.getByLabel(pack.tracking).fill("RM123456785GB");
  await page.keyboard.press("Enter");
  await expect(table.locator(".field-error")).toHaveCount(1);
  await expect(table.getByLabel(pack.tracking)).toHaveValue("RM123456785GB");
  await card.fill(number.trim());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(dispatch.done["sent"]!);

  await page.goto("/console/dispatch?view=on_the_way");
  await page.getByRole("button", { name: `${pack.takeBack}: ${order.orderNumber}` }).click();
  await expect(page.getByRole("status")).toContainText(dispatch.done["undone"]!);
  await page.goto(`/console/dispatch?parcel=${order.orderNumber}`);
  await card.fill(number.trim());
  await table.getByLabel(pack.tracking).fill("RM123456785GB");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(dispatch.done["sent"]!);

  await page.goto(`/console/dispatch?view=on_the_way&parcel=${order.orderNumber}`);
  await expect(table.getByRole("button", { name: pack.takeBack })).toBeVisible();
  await expect(table).toContainText("RM123456785GB");
  await table.getByLabel(pack.tracking).fill("RM123456799GB");
  await table.getByRole("button", { name: pack.correct }).click();
  await expect(page.getByRole("status")).toContainText(dispatch.done["corrected"]!);
  await table.getByRole("button", { name: pack.arrived }).click();
  await expect(page.getByRole("status")).toContainText(dispatch.done["arrived"]!);
  await table.getByRole("button", { name: pack.returned }).click();
  await expect(page.getByRole("status")).toContainText(dispatch.done["returned"]!);
  await expectSound(page, "aside");
  await list.open("/console/dispatch?view=nonsense&after=nonsense&colour=red");
  for (const name of ["view", "after", "colour"]) expect(list.told).toContain(name);
});
