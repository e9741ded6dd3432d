import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { bulk, orders, inbox, facets } = words;
const { many, filter } = inbox;
// of kinds that no other journey and no job opens
const [closedKind, stoppedKind] = ["ledger_sealed", "supplier_nonsense"] as const;

const some = async (kind: string, count: number) => {
  for (const subject of Array.from({ length: count }, () => `of a filter ${randomUUID()}`))
    await openWork(kind, subject, -3);
};

const ended = async (page: Page) => {
  await expect(async () => {
    const link = page.getByRole("link", { name: bulk.look });
    if (await link.isVisible()) await link.click();
    await expect(page.getByText(bulk.states.done, { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
};

test("the inbox is filtered by kind and owner with counts, and all that the filter leaves is closed by a job", async ({
  page,
}) => {
  await some(closedKind, 3);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/inbox");
  await page.keyboard.press("f");
  const kind = page.getByLabel(filter.kind);
  await expect(kind).toBeFocused();
  await expect(kind.locator(`option[value=${closedKind}]`)).toHaveText(/ · 3$/);
  await kind.selectOption(closedKind);
  await page.locator("select[name=owner]").selectOption("nobody");
  await page.getByRole("button", { name: facets.show }).click();
  await expect(page).toHaveURL(new RegExp(`kind=${closedKind}&owner=nobody`));
  await expect(page.getByRole("checkbox", { name: inbox.kinds[closedKind] })).toHaveCount(3);
  await expectSound(page);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const dock = page.getByRole("group", { name: many.dock });
  await dock.getByLabel(many.all).check();
  await dock.getByRole("button", { name: many.deeds.close }).click();
  await expect(page.getByText(many.everything)).toBeVisible();
  await page.getByLabel(inbox.case.closing).fill("The month was sealed anew.");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole("button", { name: many.go.close(many.these) }).click();
  await expect(page.getByRole("button", { name: bulk.stop })).toBeVisible();
  await expectSound(page);
  await ended(page);
  await expect(page.getByText(bulk.progress(3, 0, 0))).toBeVisible();
  await page.getByRole("link", { name: bulk.list }).click();
  await expect(page.getByRole("link", { name: many.deeds.close, exact: true }).first()).toBeVisible();
  await expectSound(page);
  await page.goto(`/console/inbox?kind=${closedKind}&view=mine`);
  await expect(page.getByRole("heading", { name: facets.empty })).toBeVisible();
  await expectSound(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`/console/inbox?kind=${closedKind}&view=closed`);
  await expect(page.getByRole("row", { name: "The month was sealed anew." })).toHaveCount(3);
});

test("without script: counts, a filter that leaves nothing, unknown values, and a job that is stopped", async ({
  request,
}) => {
  await some(stoppedKind, 2);
  await atTheConsoleByPassword({ request }, "Tom Ridley");
  const visit = plainVisit(request);
  await visit.open("/console/inbox");
  await visit.follow(facets.counts);
  expect(visit.sheet.one("tr", inbox.kinds[stoppedKind]).text).toMatch(/2$/);
  await visit.follow(inbox.kinds[stoppedKind]!);
  const cases = visit.sheet.all("input").filter((one) => one.get("name") === "case");
  expect(cases).toHaveLength(2);
  await visit.open(`/console/inbox?kind=${stoppedKind}&view=snoozed&owner=${randomUUID()}&kinds=x`);
  expect(visit.text).toContain(orders.dropped("kinds · owner"));
  expect(visit.text).toContain(facets.empty);
  await visit.follow(facets.emptyWould(`${inbox.views.label}: ${inbox.views.snoozed}`, "2"));
  await visit.open(`/console/inbox/many?deed=snooze&all=1&kind=${stoppedKind}`);
  await visit.press(many.go.snooze(many.these), { [inbox.case.snooze]: "2020-01-01" });
  expect(visit.field(inbox.case.snooze).get("aria-invalid")).toBe("true");
  await visit.open(`/console/inbox/many?deed=assign&all=1&kind=${stoppedKind}`);
  await visit.press(many.go.assign(many.these));
  await visit.press(bulk.stop);
  expect(visit.text).toContain(bulk.states.stopped);
  await visit.open(`/console/inbox?kind=${stoppedKind}&owner=nobody`);
  expect(visit.sheet.all("input").filter((one) => one.get("name") === "case")).toHaveLength(2);
});
