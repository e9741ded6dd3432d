import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { giveUpJob, inDatabase, letterTo } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { ordered, paid } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { incidents, jobs } = words;

test("a job that was given up says why and is tried again, alone and with all of its kind; the page is sound", async ({
  page,
}) => {
  await giveUpJob("look-at-profile", { iccid: "8985234000000000017" }, "reseller: error 200011 for mei@example.com");
  for (let count = 0; count < 2; count++) await giveUpJob("find-work", {}, "connect ECONNREFUSED 10.0.0.1:5432");
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/incidents");
  await expect(page.getByRole("heading", { name: incidents.title })).toBeVisible();
  const asked = page.getByRole("row").filter({ hasText: "8985234000000000017" });
  await expect(asked).toContainText(jobs.troubles.outside);
  await expect(page.getByRole("main")).not.toContainText("mei@example.com");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
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

  const visit = plainVisit(page.request);
  await visit.open("/console/incidents?kind=No+Such&colour=red");
  expect(visit.told).toContain("kind · colour");
});

test("what the shop asks outside stands as four lines, each with a sentence, and as a table", async ({
  page,
  request,
}) => {
  const order = await ordered(request, { email: "lines@example.com" });
  await paid(request, order);
  await atTheConsole(page, "Kelvin Ho", "logistics");
  const { outside } = incidents;
  const visit = plainVisit(page.request);
  await expect(async () => {
    await visit.open("/console/incidents");
    expect(visit.sheet.all("article")).toHaveLength(4);
    expect(visit.sheet.one("article", outside.services.gateway).text).toMatch(/[1-9]\d* /);
  }).toPass({ timeout: 30_000 });
  await page.goto("/console/incidents");
  await expect(page.getByRole("img", { name: new RegExp(`^${outside.services.gateway}: [1-9]`) })).toBeVisible();
  await expect(page.getByRole("button", { name: jobs.again })).toHaveCount(0);
  await page.getByRole("link", { name: outside.table }).click();
  await expect(page.getByRole("table", { name: outside.caption }).getByRole("row")).toHaveCount(25);
  await expectSound(page);
});

test("an incident says whom it touches; each of them gets one e-mail in their language, which can be taken back before it leaves", async ({
  page,
  request,
}, { testId }) => {
  const email = `touched-${testId.slice(-8)}@example.com`;
  const order = await ordered(request, { email });
  await paid(request, order);
  // a minute of its own, so that no other journey's order is touched
  const minute = Date.now() - (26 * 60 + Number.parseInt(testId.slice(-2), 16)) * 60_000;
  await inDatabase((client) =>
    client.query("update orders set placed_at = $2 where number = $1", [order.orderNumber, new Date(minute + 20_000)]),
  );
  const local = (instant: number) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16);
  const { incident } = words;
  await atTheConsole(page, "Mei Lam", "support");
  await page.goto("/console/incidents");
  await page.getByRole("link", { name: incident.fresh }).click();
  await page.getByLabel(incident.titleField).fill("The supplier was slow");
  await page.getByLabel(incident.since).fill(local(Date.now() + 3_600_000));
  await page.getByRole("radio", { name: incident.stills.all }).check();
  await page.getByRole("button", { name: incident.open }).click();
  await expect(page.getByLabel(incident.since)).toHaveAttribute("aria-invalid", "true");
  await expectSound(page);
  const begin = Math.floor(minute / 60_000) * 60_000;
  await page.getByLabel(incident.since).fill(local(begin));
  await page.getByLabel(incident.until).fill(local(begin + 120_000));
  await page.getByRole("button", { name: incident.open }).click();
  await expect(page.getByRole("heading", { name: "The supplier was slow" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: order.orderNumber })).toContainText("English");

  const fill = async (language: string, subject: string, text: string) => {
    const group = page.getByRole("group", { name: language });
    await group.getByLabel(incident.subject).fill(subject);
    await group.getByLabel(incident.text).fill(text);
  };
  await fill("English", "A little later", "We wait.\n\nSorry.");
  await fill("简体中文", "会晚一点", "请稍候。");
  await page.getByRole("button", { name: incident.send(1) }).click();
  await expect(page.getByRole("group", { name: "繁體中文" }).getByLabel(incident.text)).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await fill("繁體中文", "會遲一點", "請稍候。");
  await page.getByRole("button", { name: incident.look }).click();
  await expect(page.getByRole("article", { name: incident.previewIn("English") })).toContainText("Sorry.");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.getByRole("button", { name: incident.send(1) }).click();
  await page.getByRole("button", { name: incident.back }).click();
  await expect(page.locator(".told")).toContainText(incident.done["back"]!);
  await fill("English", "A little later", "We wait.\n\nSorry.");
  await fill("简体中文", "会晚一点", "请稍候。");
  await fill("繁體中文", "會遲一點", "請稍候。");
  await page.getByRole("button", { name: incident.send(1) }).click();
  await expect(page.locator(".told")).toContainText(incident.done["written"]!);
  expect(await letterTo(request, email, /A little later/)).toContain("Sorry.");
  await page.reload();
  await expect(page.getByText(incident.sentTo(1, 1))).toBeVisible();
  await expect(page.getByRole("button", { name: incident.send(1) })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
});
