import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { privacy, reveal } = words;

test("what a customer asks for under privacy law is noted, answered by a file, and then by erasing; the pages are sound", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request, { email: "asks.for.data@example.com" });
  await page.goto(`/console/customers/${orderNumber}`);
  const panel = page.locator("#privacy");
  for (const kind of ["export", "erase"] as const) {
    await panel.getByText(privacy.note).click();
    await panel.getByLabel(privacy.kinds[kind]).check();
    await panel.getByRole("button", { name: privacy.noteGo }).click();
    await expect(page.getByText(privacy.done["noted"]!)).toBeVisible();
  }
  await expect(panel.getByText(privacy.revealFirst)).toBeVisible();
  await expectSound(page, "#privacy");

  await page.getByText(reveal.show).click();
  await page.getByLabel(reveal.why, { exact: true }).first().fill("A request under privacy law");
  await page.getByRole("button", { name: reveal.go }).click();
  const asked = page.waitForEvent("download");
  await panel.getByRole("button", { name: privacy.file }).click();
  const file = await asked;
  expect(file.suggestedFilename()).toMatch(/^farwave-customer-data-[\d-]+\.html$/);
  const made = await readFile(await file.path(), "utf8");
  await page.goto(`/console/customers/${orderNumber}`);
  await expect(panel.getByText(/^Done by Mei Lam/)).toBeVisible();

  // the inbox leads to the customer
  await page.goto("/console/inbox");
  await page.getByRole("link", { name: words.inbox.kinds["privacy_asked"]! }).first().click();
  await expect(page.getByRole("link", { name: privacy.kinds.erase })).toHaveAttribute(
    "href",
    /\/console\/customers\/FW\w+#privacy/,
  );

  await page.goto(`/console/customers/${orderNumber}`);
  await panel.getByText(privacy.erase).first().click();
  await panel.getByLabel(privacy.why, { exact: true }).fill("asked by e-mail");
  await panel.getByLabel(privacy.word("erase")).fill("yes");
  await panel.getByRole("button", { name: privacy.erase }).click();
  await expect(panel.getByLabel(privacy.word("erase"))).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "#privacy");
  await panel.getByLabel(privacy.word("erase")).fill("erase");
  await panel.getByRole("button", { name: privacy.erase }).click();
  await expect(page).toHaveURL(/\/console\/customers\?done=erased$/);
  await expect(page.getByText(privacy.done["erased"]!)).toBeVisible();

  // the file stands on its own
  await page.goto("about:blank");
  await page.setContent(made);
  await expect(page.getByText("asks.for.data@example.com")).toBeVisible();
  await expect(page.getByRole("link", { name: /JSON/ })).toHaveAttribute("download", "farwave-data.json");
});
