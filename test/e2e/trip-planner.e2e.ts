import { expect, type Page } from "@playwright/test";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage } from "./open-page.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const trip = (...stops: [country: string, from: number, to: number][]) =>
  stops
    .map(
      ([country, from, to], number) =>
        `country${number}=${encodeURIComponent(country)}&from${number}=${inDays(from)}&to${number}=${inDays(to)}`,
    )
    .join("&");
/** Of the advice; one eSIM for everything may stand beside it. */
const total = (page: Page) => page.locator(".trip-total").first();

test("from the plans of a country to a trip through two, and to the plan with its quantity (B4)", async ({ page }) => {
  await openPage(page, "/en/plans?country=JP&mcc=440");
  await page.getByRole("link", { name: "Several countries? Plan the whole trip" }).click();
  await expect(page.getByRole("combobox", { name: "Where" })).toHaveValue("Japan");
  await page.getByLabel("From").fill(inDays(20));
  await page.getByLabel("Until").fill(inDays(25));
  await page.getByRole("button", { name: "Add a stop" }).click();
  const second = page.getByRole("group", { name: "Stop 2" });
  await expect(second.getByLabel("From")).toHaveValue(inDays(25));
  await second.getByRole("combobox", { name: "Where" }).fill("seoul");
  await page.getByRole("option", { name: /South Korea/ }).click();
  await second.getByLabel("Until").fill(inDays(28));
  await page.getByRole("button", { name: "One person more" }).click();
  await page.getByRole("button", { name: "Plan my trip" }).last().click();
  await expect(total(page)).toHaveText(/^\$\d+\.\d\d$/);
  await arriveAt(page, /country1=South\+Korea.*people=2/);
  const price = await total(page).textContent();
  await page.reload();
  await expect(total(page)).toHaveText(price!);
  await page
    .locator(".trip-part")
    .first()
    .getByRole("link", { name: /^See this plan/ })
    .click();
  await expect(page).toHaveURL(/\/en\/plan-detail\?code=.*quantity=2/);
  expect(new URL(page.url()).searchParams.get("from")).toBe(inDays(20));
  await expect(page.getByLabel("How many eSIMs?")).toHaveValue("2");
  // the trip's dates go on to the order, where "When do you leave?" is open and filled
  await page.getByRole("button", { name: "Order this eSIM" }).first().click();
  await expect(page.getByLabel("Day you leave")).toHaveValue(inDays(20));
});

test("what is wrong stands beside its field, what cannot be served on its days", async ({ page }) => {
  await openDrawn(page, `/en/trip-planner?${trip(["Atlantis", 20, 25])}&people=1&maps=1&find=1`);
  await expect(page.getByRole("alert")).toContainText("We do not know this destination");
  await expect(page.getByRole("combobox", { name: "Where" })).toHaveAttribute("aria-invalid", "true");
  await openDrawn(page, `/en/trip-planner?${trip(["Japan", 20, 25])}&people=1&find=1`);
  await expect(page.getByRole("alert")).toContainText("Please select the corresponding type");
  await openDrawn(page, `/en/trip-planner?${trip(["Japan", 20, 25])}&people=x&maps=1&find=1`);
  await expect(page.getByRole("alert")).toContainText("Please enter numbers");
});

test("an alternative opens to its plans", async ({ page }) => {
  await openPage(
    page,
    `/en/trip-planner?${trip(["Japan", 20, 25], ["Thailand", 25, 30])}&people=2&maps=1&chat=1&find=1`,
  );
  const other = page.locator(".trip-other").first();
  await other.locator("summary").click();
  await expect(other.getByRole("link").first()).toHaveAttribute("href", /\/en\/plan-detail\?code=/);
});
