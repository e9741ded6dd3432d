import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/documents.ts";
import { expectAccessible } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { openDrawn, openPage } from "./open-page.ts";
import { shopOrigin } from "./setting.ts";

test("a document shows its title, version, date and contents, and leads to the others (C3)", async ({ page }) => {
  await page.goto("/zh-hk/argeement?key=privacy_policy");
  await expect(page.getByRole("heading", { level: 1, name: "私隱政策" })).toBeVisible();
  await expect(page.getByText("版本 2026-11-28 · 2026年11月28日起生效")).toBeVisible();
  const sections = page.getByRole("navigation", { name: "目錄" }).getByRole("link");
  expect(await sections.count()).toBe(await page.locator("article h2[id]").count());
  await page.getByRole("navigation", { name: "其他文件" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/zh-hk/argeement?key=terms_conditions");
});

test("both addresses show the same document", async ({ page }) => {
  await openDrawn(page, "/en/policy/privacy_policy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  await openDrawn(page, "/en/argeement");
  await expect(page.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible();
});

test("what an earlier version said can be read, and leads to the one in force; a version that never was is missing", async ({
  page,
}) => {
  const version = `2025-${Date.now()}`;
  await inDatabase(async (client) => {
    await client.query("insert into policy_versions (docname, version) values ('privacy_policy', $1)", [version]);
    await client.query(
      `insert into policy_texts (docname, version, lang, title, effective, html)
       values ('privacy_policy', $1, 'en', 'Privacy policy', '2025-01-01', '<p>We kept nothing.</p>')`,
      [version],
    );
  });
  await page.goto(`/en/policy/privacy_policy?version=${version}`);
  await expect(page.getByText("We kept nothing.")).toBeVisible();
  await expect(page.getByText(words.earlier)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Read version/ }).click();
  await expect(page).toHaveURL("/en/policy/privacy_policy");
  await expect(page.getByText(words.earlier)).toHaveCount(0);
  expect((await page.request.get("/en/policy/privacy_policy?version=never")).status()).toBe(404);
});

test("printed, a document is its text, version and date, without anything around it", async ({ page }) => {
  await page.goto("/en/argeement?key=fair_usage_policy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Version 2026-11/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  for (const around of [
    "header.site-header",
    "footer",
    ".document-contents",
    ".document-others",
    ".document-head button",
  ]) {
    expect(await page.locator(around).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  }
});

for (const address of [
  "/en/argeement?key=nonsense",
  "/en/policy/no%20such",
  "/en/policy/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  `/en/policy/${"x".repeat(300)}`,
]) {
  test(`an unknown document is said to be missing, and the others are shown: ${address.slice(0, 40)}`, async ({
    page,
  }) => {
    const answer = await openDrawn(page, address);
    expect(answer.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "This document does not exist" })).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Documents" }).getByRole("link", { name: "Refund policy" }),
    ).toHaveAttribute("href", "/en/policy/refund_policy");
  });
}

for (const [language, title] of [
  ["ja", "Terms and conditions"],
  ["ko", "Terms and conditions"],
  ["zh-cn", "服务条款"],
] as const) {
  test(`the agreement of a channel stays under ${language} and the logo alone (H1, L3)`, async ({ page }) => {
    const answer = await openDrawn(page, `/${language}/argeement-channel`);
    expect(answer.url()).toBe(`${shopOrigin}/${language}/argeement-channel`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.locator(".document-others a").first()).toHaveAttribute(
      "href",
      new RegExp(`^/${language}/argeement-channel\\?key=`),
    );
  });
}

test("answers open, and close when the topic changes (C2)", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions?type=eSIM");
  await page.getByText("What is an eSIM?").click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  const topics = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  await expect(topics).toHaveText([
    /^Products and plans ?\d+$/,
    /^Using your SIM ?\d+$/,
    /^Troubleshooting ?\d+$/,
    /^Real-name registration ?\d+$/,
    /^eSIM ?\d+$/,
  ]);
  const using = topics.filter({ hasText: "Using your SIM" });
  const counted = Number(/\d+$/.exec((await using.textContent()) ?? "")?.[0]);
  await using.click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=Use");
  await expect(page.getByText("How do I start using my eSIM when I land?")).toBeVisible();
  expect(counted).toBeGreaterThan(10);
  await expect(page.locator("main details")).toHaveCount(counted);
  await expect(page.locator("details[open]")).toHaveCount(0);
});

const opened = (id: string) => `details[open]:has(#${id})`;

test("a link to an answer shows it open, and goes on to in another language", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions?type=Real_name_registration#documents");
  await expect(page.locator(opened("documents"))).toHaveCount(1);
  await page.locator(".site-toggle").first().click();
  await expect(page).toHaveURL("/zh-cn/frequently-asked-questions?type=Real_name_registration#documents");
  await expect(page.locator(opened("documents"))).toContainText("可以用哪些证件");
  await page
    .getByRole("button", { name: /选择语言和货币|语言/ })
    .first()
    .click();
  await page.getByText("繁體中文").click();
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await expect(page).toHaveURL("/zh-hk/frequently-asked-questions?type=Real_name_registration#documents");
  await expect(page.locator(opened("documents"))).toContainText("可以用甚麼證件");
});

test("the search looks through all topics as one types, and a hit has an address of its own", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions");
  const field = page.getByRole("searchbox", { name: "Search all answers" });
  await field.pressSequentially("ICCID", { delay: 60 });
  await expect(page.getByText(/^\d+ answers for “ICCID”$/)).toBeVisible();
  await expect(page).toHaveURL("/en/frequently-asked-questions?q=ICCID");
  await expect(field).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Using your SIM" })).toBeVisible();
  await page.getByText("Where do I find the ICCID?").click();
  await page.getByRole("link", { name: "Link to this answer: Where do I find the ICCID?" }).click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=Use#find-iccid");
  await expect(page.locator(opened("find-iccid"))).toBeInViewport();
  await expectAccessible(page);
});

test("a search that finds nothing says so and leads to customer service", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions");
  await page.getByRole("searchbox", { name: "Search all answers" }).fill("submarine");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No questions found for “submarine”" })).toBeVisible();
  await page.getByRole("link", { name: "Contact customer service" }).click();
  await expect(page.getByRole("complementary", { name: "Ask a person" })).toBeInViewport();
});

for (const query of [
  "x".repeat(10_000),
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "%00%ff",
  "' or 1=1 --",
]) {
  test(`an absurd search is a good page: ${query.slice(0, 30)}`, async ({ page }) => {
    const ran: string[] = [];
    page.on("dialog", (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));
    const answer = await page.goto(`/en/frequently-asked-questions?q=${encodeURIComponent(query)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: /^No questions found/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(ran).toEqual([]);
  });
}

test("what is not open says so, and who helps until it is (C6)", async ({ page }) => {
  await openDrawn(page, "/en/developing");
  await expect(page.getByRole("heading", { level: 1, name: "This page is not open yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "service@farwave.example" })).toHaveAttribute(
    "href",
    /^mailto:service@farwave\.example\?subject=/,
  );
});
