import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { links, publish } = words.content;

test("a link of the operator's own is refused where it is none, stands in the shop's menu, and is turned back", async ({
  page,
}, { testId }) => {
  const label = `Blog ${testId.slice(-6)}`;
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/content/links");
  const list = page.getByRole("region", { name: links.lists.partnership });
  const own = list.getByRole("group", { name: links.fresh });
  for (const language of ["简体中文", "繁體中文", "English"]) await own.getByLabel(links.labelIn(language)).fill(label);
  await own.getByLabel(links.address).fill("javascript:alert(1)");
  await list.getByLabel(links.reason).fill("People ask for it");
  await list.getByRole("button", { name: publish, exact: true }).click();
  const wrong = list.getByLabel(links.address).first();
  await expect(wrong).toHaveAttribute("aria-invalid", "true");
  await expect(wrong).toHaveValue("javascript:alert(1)");
  await expectSound(page);
  await wrong.fill(`https://blog.example.com/${testId.slice(-6)}`);
  await list.getByRole("button", { name: publish, exact: true }).click();
  await expect(page.locator(".told")).toContainText(words.content.published);

  const shop = await page.request.get("/zh-hk/homepage");
  expect(await shop.text()).toContain(label);

  await list.getByText(words.content.history, { exact: true }).click();
  await list.getByRole("button", { name: links.backToCame }).click();
  await expect(page.locator(".told")).toContainText(words.content.published);
  expect(await (await page.request.get("/zh-hk/homepage")).text()).not.toContain(label);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
});
