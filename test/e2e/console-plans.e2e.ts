import { expect, test, type Page } from "@playwright/test";
import { codeAt, stepAt } from "../../src/features/staff/staff-keys/totp.server.ts";
import { words } from "../../src/i18n/en/console.ts";
import { secretIn } from "../staff.ts";
import { expectSound } from "./accessibility.ts";
import { staffLink } from "./behind-the-shop.ts";
import { somebody } from "./signed-in.ts";

const { plan: said, ...plans } = words.plans;

/** By password and code app, so that it works without a script, too. */
async function signedIn(page: Page): Promise<void> {
  await page.goto(await staffLink(somebody("staff")));
  await page.getByText(words.invitation.byPassword).click();
  const secret = secretIn((await page.locator(".code-app code").innerText()).replaceAll(" ", ""));
  await page.getByLabel(words.invitation.name).last().fill("Mei Lam");
  await page.getByLabel(words.invitation.password, { exact: true }).fill("Harbour-lights1");
  await page.getByLabel(words.invitation.code).fill(codeAt(secret, stepAt(new Date())));
  await page.getByRole("button", { name: words.invitation.go }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan is copied, its problems stand at their fields, and what was looked through is in the shop", async ({
    page,
  }) => {
    await signedIn(page);
    await page.goto("/console/catalogue");
    await page.getByRole("searchbox").fill("jp-day-1gb");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "jp-day-1gb", exact: false }).first().click();
    await page.getByRole("link", { name: said.copy }).click();
    const code = `copy-${Date.now()}`;
    await page.getByLabel(said.fields.code).fill(code);
    await page.getByLabel(said.fields.max_days).fill("0");
    await page.getByLabel(said.price("HKD")).fill("17,5");
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.locator(".field-error")).toHaveCount(1);
    await expect(page.getByLabel(said.price("HKD"))).toHaveValue("17,5");
    await page.getByLabel(said.fields.max_days).fill("20");
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.getByRole("cell", { name: "17.50" })).toBeVisible();
    await page.locator(".looked-through button").click();
    await expect(page.getByText(said.published)).toBeVisible();
    await page.goto(`/zh-hk/plan-detail?code=${code}`);
    await expect(page.getByText("HK$17.50").first()).toBeVisible();
    await page.goto(`/console/catalogue/plans/${code}`);
    await page.getByRole("button", { name: said.withdraw }).click();
    await expect(page.getByText(said.withdrawn, { exact: true })).toBeVisible();
    await page.goto("/console/catalogue/plans/no-such-plan");
    await expect(page.getByRole("heading", { name: words.trouble.missing })).toBeVisible();
  });
});

test("what was typed is kept while it is typed, and two at once see both values", async ({ page, browser }) => {
  await signedIn(page);
  await page.goto("/console/catalogue");
  await expectSound(page);
  await page.goto("/console/catalogue/plans/jp-3gb-15d");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const colleague = await (await browser.newContext()).newPage();
  await signedIn(colleague);
  await colleague.goto(new URL("/console/catalogue/plans/jp-3gb-15d", page.url()).href);
  const former = await page.getByLabel(said.fields.use_by_days).inputValue();

  await page.getByLabel(said.fields.use_by_days).fill("77");
  await expect(page.locator(".dock-said")).not.toBeEmpty();
  await colleague.reload();
  await expect(colleague.getByText("Mei Lam", { exact: false }).last()).toBeVisible();
  await page.goto("/console/catalogue/plans");
  await page.goto("/console/catalogue/plans/jp-3gb-15d");
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue("77");

  await colleague.getByLabel(said.fields.use_by_days).fill("88");
  await colleague.getByRole("button", { name: said.look }).click();
  await colleague.getByRole("button", { name: said.publish(1) }).click();
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.getByText(plans.collided)).toBeVisible();
  await expect(page.getByText(said.now("88"))).toBeVisible();
  await expectSound(page);
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue("77");
  await page.getByLabel(said.fields.use_by_days).fill(former);
  await page.getByRole("button", { name: said.look }).click();
  await page.getByRole("button", { name: said.publish(1) }).click();
  await expect(page.getByText(said.published)).toBeVisible();
  await expect(page.locator(".plan-history li")).toHaveCount(2);

  await page.getByText(said.moreFields(1)).first().click();
  await page.getByRole("button", { name: said.turnBack }).first().click();
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue("88");
  await expect(page.getByRole("button", { name: said.publish(1) })).toBeVisible();
  await page.goto("/console/catalogue/plans/jp-3gb-15d");
  await page.getByRole("button", { name: said.drop }).click();
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue(former);
});

test("prices are typed as a spreadsheet has them, looked through with what is odd, and in the shop at once", async ({
  page,
}) => {
  const prices = words.plans.prices;
  await signedIn(page);
  await page.goto("/console/catalogue/prices?q=us-&colour=red");
  await expect(page.getByRole("status")).toContainText("colour");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const cell = page.getByRole("textbox", { name: new RegExp(`^${prices.cell("HKD", "us-.*")}$`) }).first();
  const name = (await cell.getAttribute("aria-label"))!;
  const former = await cell.inputValue();
  await cell.fill("-3");
  await page.getByRole("button", { name: prices.look }).click();
  await expect(page.getByText(prices.problems(1))).toBeVisible();
  await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue("-3");
  await expectSound(page);
  await page.getByRole("textbox", { name, exact: true }).fill((Number(former) / 2).toFixed(2).replace(".", ","));
  await page.getByRole("button", { name: prices.look }).click();
  await expect(page.locator(".prices-warn li").first()).toBeVisible();
  await expectSound(page);
  await page.getByRole("textbox", { name, exact: true }).fill(former);
  await page.getByRole("button", { name: prices.look }).click();
  await expect(page.getByText(prices.noChange)).toBeVisible();
  const dearer = (Number(former) + 0.5).toFixed(2);
  await page.getByRole("textbox", { name, exact: true }).fill(dearer.replace(".", ","));
  await page.getByRole("button", { name: prices.look }).click();
  await page.getByRole("button", { name: prices.publish(1) }).click();
  await expect(page.getByText(prices.published(1))).toBeVisible();
  const code = name.split(", ")[1]!;
  await page.goto(`/zh-hk/plan-detail?code=${code}`);
  await expect(page.getByText(`HK$${dearer}`).first()).toBeVisible();
});
