import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { documents, actions } = words.order;

test("the documents of an order are taken as a PDF, masked, and that stands in its story", async ({ page }) => {
  await atTheConsole(page, "Kelvin Ho", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "documents@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await expectSound(page, "#documents");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#documents").getByRole("button", { name: documents.own }).click(),
  ]);
  const read = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(read, { mergePages: true });
  for (const said of [documents.title, orderNumber, "d•••@example.com"]) expect(text).toContain(said);
  expect(text).not.toContain("documents@example.com");
  await page.reload();
  await expect(page.getByText(actions.documents_made)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "#documents");
});
