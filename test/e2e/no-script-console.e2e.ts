import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { withCheckDigit } from "../shop-fixture.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { coverage, china, plans, promos, settings, stock, orders, trail, inbox } = words;

const csv = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

/** What a link or a form hands out. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("the importer's files without JavaScript: downloaded, told what is wrong by line, compared, dropped", async ({
  page,
}) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  for (const { list, link, file } of [
    { list: "/console/coverage", link: coverage.files, file: "networks.csv" },
    { list: "/console/catalogue/plans", link: plans.files, file: "postage.csv" },
    { list: "/console/catalogue/china", link: china.files, file: "china-figures.csv" },
    { list: "/console/promos", link: promos.files, file: "promo-codes.csv" },
    { list: "/console/settings", link: settings.rateFile.link, file: "exchange-rates.csv" },
  ]) {
    await page.goto(list);
    await page.getByRole("link", { name: link, exact: true }).click();
    const address = page.url();
    const { name, text } = await downloaded(page, () =>
      page.getByRole(list === "/console/promos" ? "button" : "link", { name: coverage.download(file) }).click(),
    );
    expect(name).toBe(file);
    const compare = async (content: string) => {
      await page.getByLabel(file, { exact: true }).setInputFiles(csv(file, content));
      await page.getByRole("button", { name: coverage.compare }).click();
    };
    await compare(text.replace("\n", "\n!"));
    await expect(page.getByRole("heading", { name: /problem/ })).toBeVisible();
    await compare(text);
    await expect(page.getByText(coverage.same)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  }
  // one line less, taken back
  const file = "postage.csv";
  const text = await (await page.request.get(`/console/files/${file}`)).text();
  await page.goto("/console/catalogue/files");
  await page.getByLabel(file, { exact: true }).setInputFiles(csv(file, text.replace(/\n[^\n]*\n$/, "\n")));
  await page.getByRole("button", { name: coverage.compare }).click();
  await expect(page.getByText(coverage.differs(0, 0, 1))).toBeVisible();
  await page.getByRole("button", { name: coverage.dropFiles }).click();
  await expect(page.getByText(coverage.differs(0, 0, 1))).toHaveCount(0);
  expect(await (await page.request.get(`/console/files/${file}`)).text()).toBe(text);
});

test("stock and prices from a file without JavaScript: looked through, mended, added and retired", async ({ page }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  const card = withCheckDigit(`8985234${String(randomInt(10 ** 11)).padStart(11, "0")}`);
  await page.goto("/console/stock/add");
  await page.getByLabel(stock.pools.cards).check();
  const look = async (content: string) => {
    await page.getByLabel(stock.file).setInputFiles(csv(`cards-${card}.csv`, content));
    await page.getByRole("button", { name: stock.look }).click();
  };
  await look("iccid\n=1+1\n");
  await expect(page.getByRole("heading", { name: stock.found("1") })).toBeVisible();
  await look(`iccid\n${card}\n`);
  await page.getByRole("button", { name: stock.addGo("1") }).click();
  await expect(page.getByRole("status")).toContainText(stock.done["added"]!);
  const batch = page.getByRole("row").filter({ hasText: `cards-${card}.csv` });
  await batch.getByRole("link", { name: stock.retire }).click();
  await page.getByLabel(stock.retireWord("retire")).fill("retire");
  await page.getByRole("button", { name: stock.retireGo("1") }).click();
  await expect(page.getByRole("status")).toContainText(stock.done["retired"]!);

  await page.goto("/console/catalogue/prices?q=Japan");
  await page.getByText(plans.file.open).click();
  await page.getByLabel(plans.file.choose, { exact: true }).setInputFiles(csv("plans.csv", "code,kind\nx,y\n"));
  await page.getByRole("button", { name: plans.file.go }).click();
  await expect(page.getByRole("alert")).toContainText(/problem/);
});

test("lists as files without JavaScript: orders, the trail with its reason, who may what", async ({ page }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/orders/csv");
  const all = await downloaded(page, () => page.getByRole("button", { name: orders.csv.get }).click());
  expect(all.text).toContain(`"${orders.csv.columns.number}"`);
  await page.goto("/console/trail?kind=staff");
  await page.getByText(trail.csv.export, { exact: true }).click();
  await page.getByLabel(orders.csv.reason).fill("The auditor asked");
  const lines = await downloaded(page, () => page.getByRole("button", { name: orders.csv.get }).click());
  expect(lines.text).toContain("Mei Lam");
  await page.goto("/console/staff");
  const roles = await downloaded(page, () => page.getByRole("link", { name: words.staff.csv }).click());
  expect(roles.text).toContain(words.staff.rights["see_finance"]!);
});

test("several cases without JavaScript: chosen by their boxes and closed with one note", async ({ page }) => {
  const subjects = [`pay_${randomUUID()}`, `pay_${randomUUID()}`];
  for (const subject of subjects) await openWork("payment_missing_here", subject, -2);
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/inbox");
  const dock = page.getByRole("group", { name: inbox.many.dock });
  await expect(dock).toBeHidden();
  for (const subject of subjects) await page.getByRole("row", { name: subject }).getByRole("checkbox").check();
  await dock.getByRole("button", { name: inbox.many.deeds.close }).click();
  await page.getByLabel(inbox.case.closing).fill("Both were test payments.");
  await page.getByRole("button", { name: inbox.many.go.close(inbox.many.count(2)) }).click();
  await expect(page.getByRole("status")).toContainText(inbox.done["many"]!);
  for (const subject of subjects) await expect(page.getByRole("row", { name: subject })).toHaveCount(0);
});
