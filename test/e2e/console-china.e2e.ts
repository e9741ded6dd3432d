import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { coverage: said, china, content } = words;

test("a file about China is downloaded, told what is wrong, compared and published; the fact is turned back", async ({
  page,
}) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/catalogue/china");
  await page.getByRole("link", { name: china.files, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: said.download("china-figures.csv") }).click(),
  ]);
  const figures = await readFile(await download.path(), "utf8");
  const compare = async (text: string) => {
    await page
      .getByLabel("china-figures.csv", { exact: true })
      .setInputFiles({ name: "china-figures.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: said.compare }).click();
  };
  await compare(figures);
  await expect(page.getByText(said.same)).toBeVisible();
  await compare(figures.replace(/,clock,/, ",,"));
  await expect(page.getByText(said.problems(1))).toBeVisible();
  await expect(page.getByRole("cell", { name: "source", exact: true })).toBeVisible();
  await expectSound(page, ".compare-looked");
  await compare(figures.replace(/^(metro-cities,[^,]+,)\d+/m, "$1777"));
  await expect(page.getByText(said.differs(0, 1, 0))).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: said.publish(1) }).click();
  await expect(page.getByText(china.published)).toBeVisible();

  await page.goto("/console/catalogue/china?kind=figures");
  await page.getByRole("row").filter({ hasText: "777" }).getByRole("link").click();
  await page.getByRole("link", { name: china.turnBack }).first().click();
  await expect(page.getByText(china.turnedBack)).toBeVisible();
  await expect(page.getByLabel("value", { exact: true })).not.toHaveValue("777");
  await expectSound(page);
  await page.getByText(content.coming.later).click();
  await page.getByLabel(content.coming.from).fill("2020-01-01T00:00");
  await page.getByRole("button", { name: content.coming.schedule }).click();
  await expect(page.getByLabel(content.coming.from)).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: china.publish }).click();
  await expect(page.getByText(china.published)).toBeVisible();
});
