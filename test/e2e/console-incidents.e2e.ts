import { expect, test } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { giveUpJob } from "./behind-the-shop.ts";
import { ordered, paid } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { incidents, jobs } = words;

test("a job that was given up says why and is tried again, alone and with all of its kind; the page is sound", async ({
  page,
}) => {
  await giveUpJob("look-at-profile", { iccid: "8985234000000000017" }, "reseller: error 200011 for mei@example.com");
  for (let count = 0; count < 2; count++) await giveUpJob("find-work", {}, "connect ECONNREFUSED 10.0.0.1:5432");
  await atTheConsole(page, "Mei Lam");
  await page.getByRole("link", { name: words.rail.incidents }).click();
  await expect(page.getByRole("heading", { name: incidents.title })).toBeVisible();
  const asked = page.getByRole("row").filter({ hasText: "8985234000000000017" });
  await expect(asked).toContainText(jobs.troubles.outside);
  await expect(page.getByRole("main")).not.toContainText("mei@example.com");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await asked.getByRole("button", { name: jobs.again }).click();
  await expect(page.getByRole("status")).toContainText(jobs.done["tried"]!);
  await expect(page.getByRole("row").filter({ hasText: "8985234000000000017" })).toHaveCount(0);
  await page.getByRole("link", { name: jobs.kinds["find-work"]! }).click();
  await page.getByRole("button", { name: jobs.againAll("2") }).click();
  await expect(page.getByRole("status")).toContainText(jobs.doneAll(2, 0));
  await expect(page.getByRole("heading", { name: jobs.empty })).toBeVisible();

  await page.goto("/console/incidents?kind=No+Such&colour=red");
  await expect(page.getByRole("status")).toContainText("kind · colour");
});

test("what the shop asks outside stands as four lines, each with a sentence, and as a table", async ({
  page,
  request,
}) => {
  const order = await ordered(request, { email: "lines@example.com" });
  await paid(request, order);
  await atTheConsole(page, "Kelvin Ho", "logistics");
  const { outside } = incidents;
  await expect(async () => {
    await page.goto("/console/incidents");
    const lines = page.getByRole("article");
    await expect(lines).toHaveCount(4);
    await expect(lines.filter({ hasText: outside.services.gateway })).toContainText(/[1-9]\d* /);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("img", { name: new RegExp(`^${outside.services.gateway}: [1-9]`) })).toBeVisible();
  await expect(page.getByRole("button", { name: jobs.again })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("link", { name: outside.table }).click();
  await expect(page.getByRole("table", { name: outside.caption }).getByRole("row")).toHaveCount(25);
  await expectSound(page);
});
