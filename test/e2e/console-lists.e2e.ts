import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims, london, ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { orders, plans } = words;

test("on a tablet each list keeps its columns on the sheet; the orders alone give up the way, the date, the eSIM and the method", async ({
  page,
  request,
}) => {
  const { orderNumber } = await boughtEsims(request);
  await ordered(request, { planCode: "asia-12-day-1gb", quantity: 2, email: "somebody@mail.example.com" });
  const parcel = await ordered(request, {
    way: "physical",
    email: "tablet@example.com",
    departsOn: inDays(40),
    shipping: london,
  });
  await paid(request, parcel);
  await openWork("unmatched_payment", `pay_${randomUUID()}`, 30);
  await atTheConsole(page, "Mei Lam");
  const visit = plainVisit(page.request);
  await visit.open(`/console/customers?q=${orderNumber}`);
  const customer = new URL(visit.address).pathname;
  await visit.follow(/^\d{4} \d{4}/, visit.sheet.one("aside"));
  const sim = new URL(visit.address).pathname;
  const hides: Record<string, Record<number, string[]>> = {
    "/console/orders": {
      768: [orders.columns.placed, orders.columns.way, orders.columns.esim, orders.columns.method],
      1000: [orders.columns.way, orders.columns.esim, orders.columns.method],
      1180: [orders.columns.way, orders.columns.esim, orders.columns.method],
    },
    "/console/catalogue": { 768: [plans.columns.ways], 1000: [plans.columns.ways] },
  };
  const lists = [
    "/console/orders",
    "/console/inbox",
    `/console/dispatch?parcel=${parcel.orderNumber}`,
    customer,
    sim,
    "/console/staff",
    "/console/finance",
    "/console/catalogue",
    "/console/content",
  ];
  for (const address of lists) {
    await page.goto(address);
    await expect(page.locator("table.list").first()).toBeVisible();
    for (const width of [768, 1000, 1180]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ address, width, ...(await page.evaluate(columns)) }).toEqual({
        address,
        width,
        hidden: hides[address]?.[width] ?? [],
        cut: [],
        sideways: 0,
      });
    }
  }
});

test("on a phone every area of the rail is in the bar or behind one's name, once", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console");
  const rail = page.getByRole("navigation", { name: words.rail.label });
  const links = rail.getByRole("link").and(page.locator(":not([data-keys-link])"));
  const shown = async () => (await links.allInnerTexts()).map((text) => text.trim().split("\n")[0]!);
  const areas = await shown();
  await page.setViewportSize({ width: 390, height: 844 });
  const inBar = await shown();
  expect(inBar).toHaveLength(4);
  await rail.getByRole("button").click();
  const both = await shown();
  expect(both).toHaveLength(areas.length);
  expect(new Set(both)).toEqual(new Set(areas));
  const visit = plainVisit(page.request);
  for (const area of await links.all()) {
    await visit.open((await area.getAttribute("href"))!);
    expect([visit.status, visit.sheet.all("h1").length]).toEqual([200, 1]);
  }
});

/** Column heads that are not shown, and those beyond the sheet or under the panel beside it. */
function columns() {
  const heads = [...document.querySelectorAll<HTMLElement>("table.list thead tr:first-child th")];
  const names = (some: HTMLElement[]) => some.map(({ textContent }) => textContent);
  const room = (head: HTMLElement) => head.closest("table")!.parentElement!.getBoundingClientRect().right;
  return {
    hidden: names(heads.filter((head) => head.offsetWidth === 0)),
    cut: names(heads.filter((head) => head.getBoundingClientRect().right > room(head) + 1)),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}
