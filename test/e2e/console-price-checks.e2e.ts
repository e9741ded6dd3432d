import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { inDays } from "./shopper.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { plan, prices, cost, coming } = words.plans;

test("a cost is typed, a price below it warns with the card and what it means, and waits for its day", async ({
  page,
}) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  const visit = plainVisit(page.request);
  await visit.open("/console/catalogue/plans?q=th-");
  await visit.follow(/./, visit.sheet.one(".plan-list-name"));
  const code = visit.field(plan.fields.code).value;
  const hkd = plan.price("HKD");
  const former = Number(visit.field(hkd).value);
  const costs = () => visit.sheet.one("#cost-of-plan");
  await visit.press(cost.save, { [cost.amount]: "4,1x" }, costs());
  // at its field, as typed; the plan's own form is as it was
  expect(costs().all(".field-error")).toHaveLength(1);
  expect(visit.field(cost.amount, costs()).value).toBe("4,1x");
  expect(visit.field(hkd).value).toBe(former.toFixed(2));
  await visit.press(cost.save, { [cost.amount]: String(former), [cost.currency]: "HKD" }, costs());
  expect(visit.text).toContain(cost.saved);
  const nothingBefore = Object.fromEntries(["CNY", "HKD", "USD"].map((currency) => [plan.was(currency), ""]));
  await visit.press(plan.look, { [hkd]: (former - 1).toFixed(2), ...nothingBefore });
  expect(visit.text).toContain(prices.belowCost("HKD", former.toFixed(2)));
  await visit.press(coming.schedule(1), { [coming.from]: `${inDays(-2)}T00:00` });
  expect(visit.sheet.one(".looked-through").all(".field-error")).toHaveLength(1);
  await visit.press(coming.schedule(1), { [coming.from]: `${inDays(9)}T00:00` });
  expect(visit.text).toContain(coming.scheduled(1));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
    await page.goto(`/console/catalogue/prices?q=${code}`);
    await expect(page.getByRole("cell", { name: `HKD ${former.toFixed(2)}` })).toBeVisible();
    const cell = page.getByRole("textbox", { name: prices.cell("HKD", code), exact: true });
    await cell.fill((former - 2).toFixed(2));
    await page.getByRole("button", { name: prices.look }).click();
    await expect(page.getByText(prices.belowCost("HKD", former.toFixed(2)))).toBeVisible();
    await expect(page.getByRole("heading", { name: prices.effect })).toBeVisible();
    await page.locator(".prices-cards summary").first().click();
    await expect(page.locator(".prices-cards [lang='en']").first()).toBeVisible();
    await expectSound(page);
  }
  // by day and on a desk it is looked at where two type into it (console-plans.e2e.ts)
  await page.goto(`/console/catalogue/plans/${code}`);
  await expectSound(page);
});

test("a file is exported, a price in it is mended, compared with the shop and published; a wrong one names its line", async ({
  request,
}) => {
  const { file } = words.plans;
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  const exported = async () => {
    const [header = "", ...lines] = (await (await request.get("/console/files/plans.csv")).text())
      .trimEnd()
      .split("\n");
    const line = lines.find((one) => one.startsWith("kr-"))!;
    return { header, lines, line, cells: line.split(","), place: header.split(",").indexOf("price_cny") };
  };
  const upload = async ({ header, lines, line, cells, place }: Awaited<ReturnType<typeof exported>>, cny: string) => {
    const mended = cells.with(place, cny).join(",");
    const sheet = [header, ...lines.map((one) => (one === line ? mended : one))].join("\r\n");
    await visit.open("/console/catalogue/prices?q=kr-");
    const chosen = new File([Buffer.from(`\uFEFF${sheet}`, "utf16le")], "plans.csv", { type: "text/csv" });
    await visit.press(file.go, { [file.choose]: chosen });
  };
  const first = await exported();
  await upload(first, "12.5");
  expect(visit.text).toContain(file.found("plans.csv", 1));
  expect(visit.text).toContain(file.line(first.lines.indexOf(first.line) + 2));
  const cheaper = String(Number(first.cells[first.place]) - 10);
  await expect(async () => {
    // what another journey publishes meanwhile differs from the file, too
    await upload(await exported(), cheaper);
    expect(visit.sheet.one(".prices-diff").all("li")).toHaveLength(1);
  }).toPass();
  await visit.press(prices.publish(1));
  expect(visit.text).toContain(prices.published(1));
  const now = await (await request.get("/console/files/plans.csv")).text();
  expect(now).toContain(first.cells.with(first.place, cheaper).join(","));
});
