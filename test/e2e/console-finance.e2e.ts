import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { finance } = words;

test("a purchase is in the books of its month: each currency balances, an account leads to the entry of the order", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  await page.goto("/console/finance");
  await expect(page.getByRole("link", { name: words.rail.finance })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(finance.balanced).first()).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.getByRole("link", { name: finance.accounts.sales }).first().click();
  await expect(page.getByRole("heading", { name: finance.accounts.sales, level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: orderNumber })).toBeVisible();
  await expectSound(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: words.orders.csv.open, exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(orderNumber);
  await page.getByRole("link", { name: finance.entries.back }).click();
  await expect(page).toHaveURL(/\/console\/finance\?month=20\d\d-\d\d$/);
});

test("what the gateway sent to the bank has its lines, each at its order, as a file as well", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  const { payouts } = words;
  const reference = `po_${orderNumber}`;
  await inDatabase(async (client) => {
    await client.query(
      `insert into sandbox_gateway.payouts (reference, currency, amount, created_at)
        select $1, currency, amount - fee, clock_timestamp() from sandbox_gateway.payments
        where order_number = $2 and state = 'succeeded'`,
      [reference, orderNumber],
    );
    await client.query(
      "update sandbox_gateway.payments set payout_reference = $1 where order_number = $2 and state = 'succeeded'",
      [reference, orderNumber],
    );
    await client.query("select graphile_worker.add_job('fetch-payouts', '{}'::json)");
  });
  const idNow = async () => {
    let id: string | undefined;
    await inDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>("select id from payouts where gateway_reference = $1", [
        reference,
      ]);
      id = rows[0]?.id;
    });
    return id;
  };
  await expect.poll(idNow).toBeDefined();
  await page.goto("/console/finance/payouts?gateway=sandbox&colour=red");
  await expect(page.getByRole("status")).toContainText("colour");
  await expectSound(page);
  await page.locator(`a[href$="${await idNow()}"]`).click();
  await expect(page.getByRole("row", { name: orderNumber })).toContainText(payouts.verdicts.right);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const [csv] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "CSV" }).click()]);
  expect(await readFile(await csv.path(), "utf8")).toContain(orderNumber);
  await page.getByRole("link", { name: orderNumber }).click();
  await expect(page).toHaveURL(new RegExp(`/console/orders/${orderNumber}`));
});

test("a payment that its bank takes back is answered with the order's documents, without a script as well", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  const { disputes } = words;
  await inDatabase((client) =>
    client.query(
      `with made as (
         insert into disputes (gateway, gateway_reference, payment_id, order_id, state, reason, amount, currency,
           sold_amount, answer_by, page, begun_at)
         select gateway, 'dp_' || o.number, p.id, o.id, 'needs_answer', 'fraudulent', 100, charged_currency, 0,
           now() + interval '7 days', 'http://127.0.0.1/disputes/dp', now()
         from payments p join orders o on o.id = p.order_id where o.number = $1 and p.state = 'succeeded' returning *
       )
       insert into cases (kind, subject, order_id, details, opened_at, due_at)
       select 'payment_disputed', id::text, order_id, '{}', now(), answer_by from made`,
      [orderNumber],
    ),
  );
  const visit = plainVisit(page.request);
  await visit.open(`/console/orders/${orderNumber}`);
  expect(visit.text).toContain(words.order.timeline.moments.dispute_begun);
  await page.goto("/console/finance/disputes");
  await expectSound(page);
  await page.getByRole("row", { name: orderNumber }).getByRole("rowheader").getByRole("link").click();
  await expect(page.getByRole("link", { name: disputes.evidence.documents })).toHaveAttribute(
    "href",
    `/console/orders/${orderNumber}#documents`,
  );
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await visit.open(page.url());
  await visit.press(disputes.answer.go, { [disputes.answer.what]: "Receipt and usage" });
  expect(visit.told).toContain(disputes.answer.done);
  expect(visit.text).toContain("Receipt and usage");
});

test("an address that asks for what is not there is answered, and says what was left out", async ({ request }) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open("/console/finance?month=november&colour=red");
  expect(visit.told).toContain("month · colour");
  await visit.open("/console/finance/entries?account=secret&currency=EUR&month=2026-13&after=nonsense");
  expect(visit.told).toContain("account · currency · month · after");
  expect(visit.sheet.all("h1", finance.accounts.gateway)).toHaveLength(1);
  await visit.open("/console/finance?month=2020-01");
  expect(visit.sheet.all("h2", finance.empty)).toHaveLength(1);
});

test("a month's books are downloaded, and sealed without a script when their turn has come", async ({ page }) => {
  await inDatabase((client) =>
    client.query(`insert into ledger_entries (occasion, account, currency, amount, at) values
      ('payment:long-ago', 'gateway', 'HKD', 1000, '2021-03-15'), ('payment:long-ago', 'sales', 'HKD', -1000, '2021-03-15');
      delete from ledger_hours; update ledger_summed set until = 'epoch'`),
  );
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/finance?month=2021-03");
  const books = page.getByRole("navigation", { name: finance.files });
  const statement = page.getByRole("navigation", { name: finance.statement.files });
  const [csv] = await Promise.all([page.waitForEvent("download"), books.getByRole("link", { name: "CSV" }).click()]);
  expect(csv.suggestedFilename()).toBe("farwave-books-2021-03.csv");
  expect(await readFile(await csv.path(), "utf8")).toContain('"2021-03","HKD","Sales","0.00","0.00","10.00","-10.00"');
  const [said] = await Promise.all([
    page.waitForEvent("download"),
    statement.getByRole("link", { name: "CSV" }).click(),
  ]);
  expect(await readFile(await said.path(), "utf8")).toContain('"2021-03","HKD","Result","10.00","0"');
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    statement.getByRole("link", { name: "PDF" }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expectSound(page);

  const visit = plainVisit(page.request);
  // while somebody's booking is under way, a month is sealed a moment later
  await expect(async () => {
    await visit.open("/console/finance?month=2021-03");
    await visit.press(finance.seal.press("Mar 2021"));
    expect(visit.told).toContain(finance.seal.done);
  }).toPass({ timeout: 20_000 });
  expect(visit.text).toContain("Sealed by Mei Lam");
  expect(visit.sheet.all("button", finance.seal.press("Mar 2021"))).toEqual([]);
  await visit.open("/console/trail");
  expect(visit.sheet.one("a", "2021-03").get("href")).toBe("/console/finance?month=2021-03");
});
