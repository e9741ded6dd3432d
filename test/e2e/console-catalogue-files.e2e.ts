import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { inDays } from "./shopper.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { coverage: said, plans, promos, settings } = words;

const pages = [
  { list: "/console/catalogue/plans", link: plans.files, file: "regions.csv" },
  { list: "/console/catalogue/plans", link: plans.files, file: "postage.csv" },
  { list: "/console/promos", link: promos.files, file: "promo-codes.csv" },
  { list: "/console/settings", link: settings.rateFile.link, file: "exchange-rates.csv" },
];

/** A rate that would be missing is asked about, so that file gets a line; the others lose one. */
function changed(file: string, text: string): { content: string; differs: RegExp } {
  const last = /\n[^\n]*\n$/;
  if (file !== "exchange-rates.csv")
    return { content: text.replace(last, "\n"), differs: either(said.differs(0, 0, 1), said.stays(1)) };
  const line = last
    .exec(text)![0]
    .slice(1)
    .replace(/[^,]*\n$/, `${inDays(30)}T00:00:00Z\n`);
  return { content: text + line, differs: either(said.differs(1, 0, 0)) };
}
const either = (...texts: string[]) => new RegExp(texts.map((text) => RegExp.escape(text)).join("|"));

for (const { list, link, file } of pages)
  test(`${file} is downloaded, told what is wrong, compared and dropped`, async ({ page }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto(list);
    await page.getByRole("link", { name: link, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole(list === "/console/promos" ? "button" : "link", { name: said.download(file) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const text = await readFile(await download.path(), "utf8");
    const compare = async (content: string) => {
      await page
        .getByLabel(file, { exact: true })
        .setInputFiles({ name: file, mimeType: "text/csv", buffer: Buffer.from(content) });
      await page.getByRole("button", { name: said.compare }).click();
    };
    await compare(text.replace("\n", "\n!"));
    await expect(page.getByRole("heading", { name: /problem/ })).toBeVisible();
    await expectSound(page, ".compare-looked");
    await compare(text);
    await expect(page.getByText(said.same)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    const { content, differs } = changed(file, text);
    await compare(content);
    await expect(page.getByText(differs)).toBeVisible();
    await expectSound(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

for (const [address, file] of [
  ["/console/catalogue/files", "postage.csv"],
  ["/console/settings/rate-files", "exchange-rates.csv"],
] as const)
  test(`${file} that was looked through is taken back, and the page is as it was`, async ({ page }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    const text = await (await page.request.get(`/console/files/${file}`)).text();
    const { content, differs } = changed(file, text);
    await page.goto(address);
    await page
      .getByLabel(file, { exact: true })
      .setInputFiles({ name: file, mimeType: "text/csv", buffer: Buffer.from(content) });
    await page.getByRole("button", { name: said.compare }).click();
    await expect(page.getByText(differs)).toBeVisible();
    await page.getByRole("button", { name: said.dropFiles }).click();
    await expect(page.getByText(differs)).toBeHidden();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    expect(await (await page.request.get(`/console/files/${file}`)).text()).toBe(text);
  });
