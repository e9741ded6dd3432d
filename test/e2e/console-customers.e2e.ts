import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { customers } = words;

test("a customer is found by an order, leads to a SIM and back to the order; the pages are sound in light and dark", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  await page.goto("/console/customers");
  await expect(page.getByRole("link", { name: words.rail.customers })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: customers.start })).toBeVisible();
  await expectSound(page);
  await page.getByRole("searchbox", { name: customers.search }).fill(orderNumber.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: orderNumber })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/customers\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("•••@");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);

  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^\d{4} \d{4}/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: customers.sim.plans })).toBeVisible();
  await expectSound(page);
  const iccid = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
  await page.getByRole("link", { name: customers.back }).click();
  await page.getByRole("searchbox", { name: customers.search }).fill(iccid);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/console\/customers\/sims\/\d{19,20}$/);
  await page.getByRole("link", { name: orderNumber }).click();
  await expect(page).toHaveURL(new RegExp(`/console/orders/${orderNumber}$`));
});

test("what is found nowhere or is none of the four says so, and an unknown customer is no page", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open("/console/customers?q=Haruka&colour=red");
  expect(visit.told).toContain("colour");
  expect(visit.sheet.all("h2", customers.notKnown)).toHaveLength(1);
  await visit.open("/console/customers?q=nobody-at-all%40example.com");
  expect(visit.sheet.all("h2", customers.notFound("nobody-at-all@example.com"))).toHaveLength(1);
  for (const gone of ["FW00000000", "mei@example.com", "sims/8985234999999999999"]) {
    await visit.open(`/console/customers/${gone}`);
    expect([gone, visit.status]).toEqual([gone, 404]);
  }
});
