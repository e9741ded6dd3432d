import { expect, test } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectAccessible, expectSound } from "./accessibility.ts";
import { ownShop } from "./own-shop.ts";

/** Closing it must not close the one that the other journeys visit. Both close it, one after the other. */
const { origin, command, enter } = ownShop("closed", 4);
const maintenance = (wish: string) => command("maintenance", wish);
const status = async (path: string, method = "GET") =>
  (await fetch(origin + path, { method, redirect: "manual" })).status;

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("an upgrade: announced everywhere with its end, health checks stay, and the page comes back by itself (C6)", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${origin}/en/upgrading`);
    await expect(page.getByRole("heading", { level: 1, name: "The shop is open" })).toBeVisible();
    expect(await maintenance("2099-01-21T06:00+08:00")).toContain("The shop is closed.");
    await expect(async () => expect(await status("/en/plans?country=JP")).toBe(503)).toPass({ timeout: 20_000 });

    await page.clock.install();
    await page.goto(`${origin}/en/plans?country=JP&mcc=440`);
    await expect(page).toHaveURL(`${origin}/en/plans?country=JP&mcc=440`);
    await expect(page.getByRole("heading", { level: 1, name: "We are upgrading the shop" })).toBeVisible();
    await expect(page.getByText("06:00 21 Jan 2099 UTC+8")).toBeVisible();
    await expect(page.getByText(/On your clock: 21 Jan 2099, 07:00 UTC\+9/)).toBeVisible();
    await expectAccessible(page);
    for (const path of ["/healthz", "/readyz", "/metrics", "/art/favicon.svg"])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect(await status("/webhooks/payment", "POST")).toBe(400);

    expect(await maintenance("off")).toContain("The shop is open.");
    await expect(async () => expect(await status("/en/plans?country=JP")).toBe(200)).toPass({ timeout: 20_000 });
    await page.clock.fastForward("01:20");
    await expect(page.getByRole("heading", { level: 1, name: "We are upgrading the shop" })).toBeHidden();
    await expect(page).toHaveURL(/\/en\/plans\?country=JP&mcc=440/);
  });
});

test("the console closes the shop with a reason, after a preview, and opens it; what is clumsy is refused in words", async ({
  page,
}) => {
  const { maintenance: said } = words;
  await enter(page, "Mei Lam");
  await page.getByRole("link", { name: words.rail.incidents }).click();
  await page.getByRole("link", { name: said.go }).click();
  await expect(page.getByRole("heading", { name: said.open })).toBeVisible();
  await page.getByRole("textbox", { name: "English" }).fill("A new <b>database</b>");
  await page.getByLabel(said.end).fill("2020-01-01T06:00");
  await page.getByRole("button", { name: said.close }).click();
  await expect(page.getByLabel(said.end)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: "简体中文" })).toHaveAttribute("aria-invalid", "true");
  await expectSound(page);
  await page.getByRole("textbox", { name: "简体中文" }).fill("更换数据库");
  await page.getByRole("textbox", { name: "繁體中文" }).fill("更換資料庫");
  const inAnHour = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel(said.end).fill(inAnHour);
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.getByRole("article", { name: "English" })).toContainText("A new <b>database</b>");
  await expect(page.getByRole("article", { name: "简体中文" })).toContainText("更换数据库");
  expect(await status("/en/plans?country=JP")).toBe(200);

  await page.getByRole("button", { name: said.close }).click();
  await expect(page.getByRole("status")).toContainText(said.done["closed"]!);
  await expect(async () => expect(await status("/en/plans?country=JP")).toBe(503)).toPass({ timeout: 20_000 });
  expect(await (await fetch(`${origin}/zh-cn/plans`)).text()).toContain("更换数据库");
  expect(await (await fetch(`${origin}/en/plans`)).text()).toContain("A new &lt;b&gt;database&lt;/b&gt;");
  // the console stays open
  await page.goto(`${origin}/console/incidents`);
  await expect(page.getByText(said.closed, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: said.go }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole("button", { name: said.openGo }).click();
  await expect(page.getByRole("status")).toContainText(said.done["opened"]!);
  await expect(async () => expect(await status("/en/plans?country=JP")).toBe(200)).toPass({ timeout: 20_000 });
});
