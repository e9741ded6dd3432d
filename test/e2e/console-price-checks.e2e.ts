import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { inDays } from "./shopper.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { plan, prices, cost, coming } = words.plans;

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a cost is typed, a price below it warns with the card and what it means, and waits for its day", async ({
    page,
    browser,
  }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/catalogue/plans?q=th-");
    await page.locator(".plan-list-name a").first().click();
    const code = await page.getByLabel(plan.fields.code).inputValue();
    const hkd = page.getByLabel(plan.price("HKD"), { exact: true });
    const former = Number(await hkd.inputValue());
    const costs = page.getByRole("region", { name: cost.title });
    await costs.getByLabel(cost.amount, { exact: true }).fill("4,1x");
    await costs.getByRole("button", { name: cost.save }).click();
    // at its field, as typed; the plan's own form is as it was
    await expect(costs.locator(".field-error")).toHaveCount(1);
    await expect(costs.getByLabel(cost.amount, { exact: true })).toHaveValue("4,1x");
    await expect(hkd).toHaveValue(former.toFixed(2));
    await costs.getByLabel(cost.amount, { exact: true }).fill(String(former));
    await costs.getByLabel(cost.currency).selectOption("HKD");
    await costs.getByRole("button", { name: cost.save }).click();
    await expect(page.getByText(cost.saved)).toBeVisible();
    await hkd.fill((former - 1).toFixed(2));
    for (const currency of ["CNY", "HKD", "USD"]) await page.getByLabel(plan.was(currency), { exact: true }).fill("");
    await page.getByRole("button", { name: plan.look }).click();
    await expect(page.getByText(prices.belowCost("HKD", former.toFixed(2)))).toBeVisible();
    await page.getByText(coming.later).click();
    await page.getByLabel(coming.from).fill(`${inDays(-2)}T00:00`);
    await page.getByRole("button", { name: coming.schedule(1) }).click();
    await expect(page.locator(".looked-through .field-error")).toHaveCount(1);
    await page.getByLabel(coming.from).fill(`${inDays(9)}T00:00`);
    await page.getByRole("button", { name: coming.schedule(1) }).click();
    await expect(page.getByText(coming.scheduled(1))).toBeVisible();
    const storageState = await page.context().storageState();
    const scripted = await (await browser.newContext({ javaScriptEnabled: true, storageState })).newPage();
    for (const width of [1440, 390]) {
      await scripted.setViewportSize({ width, height: 900 });
      await scripted.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
      await scripted.goto(new URL(`/console/catalogue/prices?q=${code}`, page.url()).href);
      await expect(scripted.getByRole("cell", { name: `HKD ${former.toFixed(2)}` })).toBeVisible();
      const cell = scripted.getByRole("textbox", { name: prices.cell("HKD", code), exact: true });
      await cell.fill((former - 2).toFixed(2));
      await scripted.getByRole("button", { name: prices.look }).click();
      await expect(scripted.getByText(prices.belowCost("HKD", former.toFixed(2)))).toBeVisible();
      await expect(scripted.getByRole("heading", { name: prices.effect })).toBeVisible();
      await scripted.locator(".prices-cards summary").first().click();
      await expect(scripted.locator(".prices-cards [lang='en']").first()).toBeVisible();
      await expectSound(scripted);
      await scripted.goto(new URL(`/console/catalogue/plans/${code}`, page.url()).href);
      await expectSound(scripted);
    }
  });

  test("a file is exported, a price in it is mended, compared with the shop and published; a wrong one names its line", async ({
    page,
  }) => {
    const { file } = words.plans;
    await atTheConsoleByPassword(page, "Mei Lam");
    const exported = async () => {
      const [header = "", ...lines] = (await (await page.request.get("/console/files/plans.csv")).text())
        .trimEnd()
        .split("\n");
      const line = lines.find((one) => one.startsWith("kr-"))!;
      return { header, lines, line, cells: line.split(","), place: header.split(",").indexOf("price_cny") };
    };
    const upload = async ({ header, lines, line, cells, place }: Awaited<ReturnType<typeof exported>>, cny: string) => {
      const mended = cells.with(place, cny).join(",");
      const sheet = [header, ...lines.map((one) => (one === line ? mended : one))].join("\r\n");
      await page.goto("/console/catalogue/prices?q=kr-");
      await page.getByText(file.open).click();
      const chosen = { name: "plans.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${sheet}`, "utf16le") };
      await page.getByLabel(file.choose).setInputFiles(chosen);
      await page.getByRole("button", { name: file.go }).click();
    };
    const first = await exported();
    await upload(first, "12.5");
    await expect(page.getByText(file.found("plans.csv", 1))).toBeVisible();
    await expect(page.getByText(file.line(first.lines.indexOf(first.line) + 2))).toBeVisible();
    const cheaper = String(Number(first.cells[first.place]) - 10);
    await expect(async () => {
      // what another journey publishes meanwhile differs from the file, too
      await upload(await exported(), cheaper);
      await expect(page.locator(".prices-diff li")).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await page.getByRole("button", { name: prices.publish(1) }).click();
    await expect(page.getByText(prices.published(1))).toBeVisible();
    const now = await (await page.request.get("/console/files/plans.csv")).text();
    expect(now).toContain(first.cells.with(first.place, cheaper).join(","));
  });
});
