import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { withCheckDigit } from "../shop-fixture.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { stock } = words;

test("stock says what is free, how long it lasts, and leads to each pool; pages are sound", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "logistics");
  await page.goto("/console/stock");
  await expect(page.getByRole("heading", { name: stock.title })).toBeVisible();
  for (const pool of Object.values(stock.pools))
    await expect(page.getByRole("row").filter({ hasText: pool })).toContainText(/\d/);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await expect(page.getByRole("heading", { name: stock.suppliers.title })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: stock.suppliers.names["reseller"]! })).toContainText(/\p{L}/u);
  await page.getByRole("link", { name: stock.pools.cards }).click();
  await expect(page.getByRole("heading", { name: stock.pools.cards })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByText(stock.asTable).click();
  await expectSound(page);
  const visit = plainVisit(page.request);
  await visit.open("/console/stock?colour=red");
  expect(visit.told).toContain("colour");
  await visit.open("/console/stock/gold");
  expect(visit.status).toBe(404);
});

const card = () => withCheckDigit(`8985234${String(randomInt(10 ** 11)).padStart(11, "0")}`);
const csv = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(content),
});

test("a file is looked through, mended, added as a batch, and retired with a typed word", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "logistics");
  const [one, two] = [card(), card()];
  const name = `cards-${one}.csv`;
  await page.goto("/console/stock");
  await page.getByRole("link", { name: stock.add }).click();
  await page.getByLabel(stock.pools.cards).check();
  const file = page.getByLabel(stock.file);
  const look = page.getByRole("button", { name: stock.look });
  await look.click();
  await expect(page).toHaveURL(/\/stock\/add$/);

  await file.setInputFiles(csv(name, `iccid\n${one}\n${one}\n12345\n=1+1\n`));
  await look.click();
  await expect(page.getByRole("heading", { name: stock.found("3") })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "12345" })).toContainText("4");
  await expectSound(page);
  await file.setInputFiles(csv("workbook.csv", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255])));
  await look.click();
  await expect(page.getByText(stock.notText)).toBeVisible();
  await file.setInputFiles(csv("large.csv", "9".repeat(2_000_001)));
  await look.click();
  await expect(page.getByText(stock.tooLarge(2))).toBeVisible();
  await expectSound(page, ".stock-file-form");

  await expect(page.getByLabel(stock.pools.cards)).toBeChecked();
  await file.setInputFiles(csv(name, Buffer.from(`\uFEFFiccid\r\n${one}\r\n${two}\r\n`, "utf16le")));
  await look.click();
  await expect(page.getByRole("heading", { name: stock.ready("2", stock.pools.cards, name) })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole("button", { name: stock.addGo("2") }).click();
  await expect(page.getByRole("status")).toContainText(stock.done["added"]!);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });

  const batch = page.getByRole("row").filter({ hasText: name });
  await expect(batch).toContainText(stock.batchStates.untouched);
  await batch.getByRole("link", { name: stock.retire }).click();
  await page.getByLabel(stock.retireWord("retire")).fill("yes");
  await page.getByRole("button", { name: stock.retireGo("2") }).click();
  await expect(page.getByLabel(stock.retireWord("retire"))).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "main");
  await page.getByLabel(stock.retireWord("retire")).fill("retire");
  await page.getByRole("button", { name: stock.retireGo("2") }).click();
  await expect(page.getByRole("status")).toContainText(stock.done["retired"]!);
  await expect(batch).toContainText(stock.batchStates.retired);
});

test("whoever only sees stock is offered no file, and a stranger's is not read", async ({ request }) => {
  const visit = await plainColleague("Fin Wong", "finance");
  await visit.open("/console/stock");
  expect(visit.sheet.all("a", stock.add)).toEqual([]);
  await visit.open("/console/stock/add");
  expect(visit.status).toBe(403);
  expect(visit.sheet.all("h1", words.trouble.right)).toHaveLength(1);
  expect(visit.text).toContain(words.trouble.opensTo([words.roles.administrator]).slice(0, -1));
  const multipart = { pool: "cards", sheet: csv("cards.csv", `iccid\n${card()}`) };
  const stranger = await request.post("/console/stock/add", { multipart, maxRedirects: 0 });
  expect([stranger.status(), stranger.headers()["location"]]).toEqual([
    303,
    expect.stringContaining("/console/sign-in"),
  ]);
  const foreign = await request.post("/console/stock/add", {
    multipart,
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});
