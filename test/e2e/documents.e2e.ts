import { expect, test } from "@playwright/test";

test("a document shows its title, version, date and contents, and leads to the others (C3)", async ({ page }) => {
  await page.goto("/zh-hk/argeement?key=privacy_policy");
  await expect(page.getByRole("heading", { level: 1, name: "私隱政策" })).toBeVisible();
  await expect(page.getByText("版本 2026-11 · 2026年11月1日起生效")).toBeVisible();
  const sections = page.getByRole("navigation", { name: "目錄" }).getByRole("link");
  expect(await sections.count()).toBe(await page.locator("article h2[id]").count());
  await page.getByRole("navigation", { name: "其他文件" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/zh-hk/argeement?key=terms_conditions");
});

test("both addresses show the same document", async ({ page }) => {
  await page.goto("/en/policy/privacy_policy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
});

for (const address of ["/en/argeement", "/en/argeement?key=nonsense", "/en/policy/no%20such", `/en/policy/${"x".repeat(300)}`]) {
  test(`an unknown document leads to the terms: ${address.slice(0, 40)}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL("/en/argeement?key=terms_conditions");
    await expect(page.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible();
  });
}

test("answers open, and close when the topic changes (C2)", async ({ page }) => {
  await page.goto("/en/frequently-asked-questions?type=eSIM", { waitUntil: "networkidle" });
  await page.getByText("What is an eSIM?").click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Using your SIM" }).click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=Use");
  await expect(page.getByText("How do I start with a physical SIM card?")).toBeVisible();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("a link to an answer shows it open", async ({ page }) => {
  await page.goto("/en/frequently-asked-questions?type=Real_name_registration#documents");
  await expect(page.locator("#documents")).toHaveAttribute("open");
});

test("the search looks through all topics, and says when it finds nothing", async ({ page }) => {
  await page.goto("/en/frequently-asked-questions", { waitUntil: "networkidle" });
  await page.getByRole("searchbox", { name: "Search all answers" }).fill("ICCID");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^\d+ answers for “ICCID”$/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search all answers" }).fill("submarine");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No questions found for “submarine”" })).toBeVisible();
  await page.getByRole("link", { name: "Contact customer service" }).click();
  await expect(page.getByRole("complementary", { name: "Ask a person" })).toBeInViewport();
});

test("what is not built yet says so, and who helps until then (C6)", async ({ page }) => {
  await page.goto("/en/top-up-gogo-china");
  await expect(page.getByRole("heading", { level: 1, name: "Gogo China top-up is not open yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "service@farwave.example" })).toHaveAttribute("href", /^mailto:service@farwave\.example\?subject=/);
});
