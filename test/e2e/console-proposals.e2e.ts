import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainColleague } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { proposals, plans, inbox } = words;

/** A price of this plan waits, as if the setting asked for two: turned on, it would stop the other journeys' prices. */
async function proposed(by: string, plan: string): Promise<string> {
  let id = "";
  await inDatabase(async (client) => {
    const changes = [
      { code: plan, version: "", differences: [{ field: "prices.HKD.amount", before: "1500", after: "1600" }] },
    ];
    const { rows } = await client.query(
      `insert into price_proposals (kind, wish, wish_hash, changes, proposed_by, proposed_at)
       select 'prices', '{"changes": []}', sha256(gen_random_uuid()::text::bytea), $1, id, now() from staff
       where name = $2 order by id limit 1 returning id`,
      [JSON.stringify(changes), by],
    );
    id = rows[0].id;
    await client.query(
      "insert into cases (kind, subject, details, opened_at, due_at) values ('prices_proposed', $1, '{}', now(), now())",
      [id],
    );
  });
  return id;
}

test("a proposed price names what differs, is overtaken by another, and is declined; its case leads to it", async ({
  page,
}, { testId }) => {
  const name = `Eddy ${testId.slice(-6)}`;
  const plan = `e2e-${testId.slice(-6)}`;
  const other = await plainColleague(name, "editor");
  const id = await proposed(name, plan);
  await other.open("/console/catalogue/proposals");
  const own = other.sheet.one("article", plan);
  expect(own.text).toContain(proposals.colleagueConfirms);
  expect(own.all("button", proposals.takeBack)).toHaveLength(1);
  expect(own.all("button", proposals.confirm(1))).toEqual([]);

  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/inbox");
  await page
    .getByRole("row")
    .filter({ hasText: inbox.kinds["prices_proposed"]! })
    .first()
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("link", { name: proposals.title, exact: true }).click();
  await expect(page.getByRole("heading", { name: proposals.title })).toBeVisible();
  await expect(page.getByRole("link", { name: plans.tabs.proposals, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const waiting = page.locator(`[id="${id}"]`);
  await expect(waiting).toContainText("16.00");
  await expect(waiting).toContainText(proposals.overtaken);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await waiting.getByRole("button", { name: proposals.decline }).click();
  await expect(page.getByRole("status")).toContainText(proposals.done["decline"]!);
  await expect(page.locator(`[id="${id}"]`)).toContainText(proposals.states.declined);
});
