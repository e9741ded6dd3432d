import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { content: said } = words;

const cell = (page: Page, language: string, part: number | string) =>
  page.locator(`textarea[name="${language}.${part}"]`);

/** The last of its kind, so that other journeys find the shop's questions as they were. */
async function ownQuestion(page: Page, name: string): Promise<void> {
  await page.goto("/console/content/question/new");
  const [topic = "", id = ""] = name.split(".");
  await page.getByLabel(said.topic).selectOption(topic);
  await page.getByLabel(said.name, { exact: true }).fill(id);
  for (const [language, question, answer] of [
    ["zh-cn", "何时需要实名？", "购买时会提示。"],
    ["zh-hk", "何時需要實名？", "購買時會提示。"],
    ["en", "When is a real name needed?", "The purchase says so."],
  ] as const) {
    await cell(page, language, "title").fill(question);
    await cell(page, language, 0).fill(answer);
  }
  await page.getByRole("button", { name: said.look }).click();
  await page.getByRole("button", { name: said.publish, exact: true }).click();
  await expect(page.getByText(said.published)).toBeVisible();
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice is written in three languages, its problems stand at their paragraphs, and its original changes", async ({
    page,
    browser,
  }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/content");
    await page.getByRole("link", { name: said.fresh.notice }).click();
    const name = `typhoon-${Date.now()}`;
    await page.getByLabel(said.name, { exact: true }).fill(name);
    // older than all others: it rings no bell in the shop, which other journeys visit
    await page.getByLabel(said.facts.published_at).fill("2020-11-20T08:00:00Z");
    for (const [language, title, text] of [
      ["zh-cn", "台风", "快递会晚一天。"],
      ["zh-hk", "颱風", "速遞會遲一天。"],
      ["en", name, "[Parcels](javascript:alert) are late."],
    ] as const) {
      await cell(page, language, "title").fill(title);
      await cell(page, language, "source").fill("Farwave");
      await cell(page, language, 0).fill(text);
    }
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.locator(".field-error")).toHaveCount(1);
    await cell(page, "en", 0).fill("Parcels are a day **late**.");
    await page.getByRole("button", { name: said.look }).click();
    await page.getByText(said.preview).click();
    await expect(page.locator(".text-pages strong")).toHaveText("late");
    const whole = page.waitForEvent("popup");
    await page.locator(".looked-through").getByRole("link", { name: "English" }).click();
    await expect((await whole).locator(".notice-entry", { hasText: name }).locator("strong")).toHaveText("late");
    await (await whole).close();
    await page.getByRole("button", { name: said.link }).click();
    const { pathname, search } = new URL(await page.getByRole("textbox", { name: said.link }).inputValue());
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(new URL(`${pathname}${search}&lang=zh-hk`, page.url()).href);
    await expect(reader.getByText("Mei Lam 的草稿")).toBeVisible();
    await expect(reader.locator(".notice-entry", { hasText: "颱風" })).toContainText("速遞會遲一天");
    await reader.close();
    await page.getByRole("button", { name: said.publish, exact: true }).click();
    await expect(page.getByText(said.published)).toBeVisible();
    await cell(page, "zh-cn", 0).fill("快递会晚两天。");
    await page.getByRole("button", { name: said.look }).click();
    await page.getByRole("button", { name: said.publish, exact: true }).click();
    await expect(page.locator('.text-cell[data-state="behind"]')).toHaveCount(2);
    await page.locator('[name="right.zh-hk.0"]').check();
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.getByText(said.onlyMarks)).toBeVisible();
    await page.getByRole("button", { name: said.publish, exact: true }).click();
    await expect(page.locator('.text-cell[data-state="behind"]')).toHaveCount(1);
    await page.locator(".plan-history summary").nth(1).click();
    await page.getByRole("button", { name: said.turnBack }).click();
    await page.getByRole("button", { name: said.publish, exact: true }).click();
    await expect(cell(page, "zh-cn", 0)).toHaveValue("快递会晚一天。");
    await page.goto("/console/content/notice/no-such-notice");
    await expect(page.getByRole("heading", { name: words.trouble.missing })).toBeVisible();
    await page.goto("/console/content/gossip/new");
    await expect(page.getByRole("heading", { name: words.trouble.missing })).toBeVisible();
  });
});

test("what was typed is kept while it is typed, and two at once see both values", async ({ page, browser }) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/content?kind=question");
  await expectSound(page);
  const name = `Real_name_registration.journey-${Date.now()}`;
  const address = `/console/content/question/${name}`;
  await ownQuestion(page, name);
  await page.goto(address);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const colleague = await (await browser.newContext()).newPage();
  await atTheConsole(colleague, "Kwok");
  const former = await cell(page, "en", "title").inputValue();

  await cell(page, "en", "title").fill("Mine");
  await expect(page.locator(".dock-said")).not.toBeEmpty();
  await colleague.goto(new URL(address, page.url()).href);
  await colleague.getByText(said.theirs).click();
  await expect(colleague.getByRole("cell", { name: "Mine" })).toBeVisible();
  await page.goto("/console/content");
  await page.goto(address);
  await expect(cell(page, "en", "title")).toHaveValue("Mine");

  await cell(colleague, "en", "title").fill("Theirs");
  await colleague.getByRole("button", { name: said.look }).click();
  await colleague.getByRole("button", { name: said.publish, exact: true }).click();
  await expect(colleague.getByText(said.published)).toBeVisible();
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.getByText(words.plans.collided)).toBeVisible();
  await expect(page.getByText(said.now("Theirs"))).toBeVisible();
  await expectSound(page);
  await cell(page, "en", "title").fill(former);
  await page.getByRole("button", { name: said.look }).click();
  await page.getByRole("button", { name: said.publish, exact: true }).click();
  await expect(page.getByText(said.published)).toBeVisible();
});

test.describe("what comes later, and what goes", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice is scheduled, shown to come and taken back; a question is moved, withdrawn and put back", async ({
    page,
  }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    const name = `later-${Date.now()}`;
    await page.goto("/console/content/notice/new");
    await page.getByLabel(said.name, { exact: true }).fill(name);
    for (const [language, title] of [
      ["zh-cn", "以后"],
      ["zh-hk", "稍後"],
      ["en", name],
    ] as const) {
      await cell(page, language, "title").fill(title);
      await cell(page, language, "source").fill("Farwave");
      await cell(page, language, 0).fill("Later.");
    }
    await page.getByRole("button", { name: said.look }).click();
    await page.getByText(said.coming.later).click();
    await page.getByLabel(said.coming.from).fill("2020-01-01T00:00");
    await page.getByRole("button", { name: said.coming.schedule }).click();
    await expect(page.locator(".field-error")).toHaveCount(1);
    await page.getByLabel(said.coming.from).fill(`${new Date().getUTCFullYear() + 1}-06-01T09:00`);
    await page.getByLabel(said.coming.untilField).fill(`${new Date().getUTCFullYear() + 1}-06-08T09:00`);
    await page.getByRole("button", { name: said.coming.schedule }).click();
    await expect(page.getByText(said.coming.scheduled)).toBeVisible();
    const line = page.getByRole("listitem").filter({ hasText: name });
    await expect(line).toBeVisible();
    await line.getByRole("button", { name: said.coming.takeBack }).click();
    await expect(page.getByRole("region", { name: said.coming.over }).getByText(name).first()).toBeVisible();

    const question = `Troubles.moved-${Date.now()}`;
    await ownQuestion(page, question);
    await page.goto("/console/content?kind=question");
    const rows = page.getByRole("region", { name: said.topics.Troubles }).locator("tbody tr");
    await expect(rows.last()).toHaveAttribute("id", question);
    await rows.last().getByRole("button").first().click();
    await expect(rows.nth(-2)).toHaveAttribute("id", question);
    await rows.nth(-2).getByRole("link").click();
    await page.getByRole("button", { name: said.withdraw }).click();
    await expect(page.getByText(said.isWithdrawn)).toBeVisible();
    await page.getByRole("button", { name: said.putBack }).click();
    await expect(page.getByText(said.isWithdrawn)).toBeHidden();
    await page.getByRole("button", { name: said.withdraw }).click();
    await expect(page.getByText(said.isWithdrawn)).toBeVisible();

    await page.goto("/console/content/policy/privacy_policy");
    await page.getByRole("link", { name: said.newVersion }).click();
    await expect(page.getByText(said.versionLede)).toBeVisible();
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.getByText(said.coming.inForceLede)).toBeVisible();
    await page.goto("/console/content/policy/privacy_policy");
    await page.getByRole("button", { name: said.drop }).click();
  });
});

test("what is to come, and questions in their order, are sound on a desk and on a phone", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  for (const address of [
    "/console/content/coming",
    "/console/content/links",
    "/console/content/proposals",
    "/console/content?kind=question",
    "/console/content/policy/privacy_policy?fresh",
  ]) {
    await page.goto(address);
    await expectSound(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
