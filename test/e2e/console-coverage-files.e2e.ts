import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { coverage: said } = words;

test("a file of networks is downloaded, compared and dropped; a wrong one is told by line", async ({ page }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/coverage");
  await page.getByRole("link", { name: said.files, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: said.download("networks.csv") }).click(),
  ]);
  const networks = await readFile(await download.path(), "utf8");
  const upload = (text: string) =>
    page
      .getByLabel("networks.csv", { exact: true })
      .setInputFiles({ name: "networks.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await upload(networks);
  await page.getByRole("button", { name: said.compare }).click();
  await expect(page.getByText(said.same)).toBeVisible();
  await upload(networks.replace(/farwave/, "=cmd()"));
  await page.getByRole("button", { name: said.compare }).click();
  await expect(page.getByText(said.problems(1))).toBeVisible();
  await expectSound(page, ".compare-looked");
  await upload(networks.replace(/farwave/, "farwave.test"));
  await page.getByRole("button", { name: said.compare }).click();
  await expect(page.getByText(said.differs(0, 1, 0))).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: said.dropFiles }).click();
  await expect(page.getByText(said.differs(0, 1, 0))).toHaveCount(0);
});
