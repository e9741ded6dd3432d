import { expect, type Page } from "@playwright/test";
import { words as account } from "../../src/i18n/en/account.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as orders } from "../../src/i18n/en/my-orders.ts";
import { words } from "../../src/i18n/en/packages.ts";
import { expectSound } from "./accessibility.ts";
import { aloneWithTheClock, carried, goTo, hearAgain, passDays } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { ordered, paid } from "./purchases.ts";
import { signIn, signInBySim, somebody } from "./signed-in.ts";

const tab = "/en/account?tab=packages";

async function boughtEsim(page: Page, email: string): Promise<string> {
  const { esims } = await paid(page.request, await ordered(page.request, { email }));
  return esims[0]!.iccid;
}

const tickets = (page: Page) => page.locator(".package-list > li");
const fact = (page: Page, name: string) =>
  tickets(page)
    .first()
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** With and without scripts the same happens; a script alone can look for what is not accessible. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const sound = (page: Page) => (javaScriptEnabled ? expectSound(page) : undefined);

    test("what a guest bought and renewed is there, runs by the clock, and shows each day's use; the second one is started", async ({
      page,
    }) => {
      const email = somebody("my.packages");
      const iccid = await boughtEsim(page, email);
      await signIn(page, email);
      await page.goto(tab);
      await expect(page.getByText(words.sim.open(1))).toBeVisible();
      await expect(tickets(page)).toHaveCount(1);
      await expect(tickets(page)).toContainText(words.states.not_started);
      await expect(page.getByRole("heading", { name: words.clock.title })).toHaveCount(0);

      await paid(page.request, await ordered(page.request, { email, way: "renewal", iccids: [iccid] }));
      await page.goto(tab);
      await expect(tickets(page)).toHaveCount(2);
      await expect(page.locator(".package-clock li")).toHaveCount(2);
      await expect(page.locator(".package-clock li").first()).toContainText(words.clock.roles.next);
      await sound(page);

      await aloneWithTheClock(async () => {
        await goTo(page.request, iccid, "JP", 10);
        await passDays(page.request, 2);
        await hearAgain(page.request, iccid, tab);
        await page.goto(tab);
      });
      await expect(tickets(page).first()).toContainText(words.states.active);
      await expect(fact(page, words.facts.used)).toHaveText(/\d/);
      await expect(fact(page, words.facts.remainingToday)).toHaveText(/\d/);
      await expect(page.locator(".package-clock li").first()).toContainText(words.clock.roles.running);
      await expectUsageByDay(page);
      await sound(page);

      await tickets(page).last().getByRole("link", { name: words.actions.start }).click();
      const sure = page.getByRole("region", { name: words.start.title("Japan") });
      await expect(sure).toContainText(words.start.text);
      await sound(page);
      await sure.getByRole("link", { name: words.start.keep }).click();
      await expect(sure).toHaveCount(0);
      await tickets(page).last().getByRole("link", { name: words.actions.start }).click();
      await sure.getByRole("button", { name: words.start.confirm }).click();
      await expect(page.getByText(words.done.started!)).toBeVisible();
      await expect(page.locator(".package-list").getByText(words.states.active)).toHaveCount(2);
      await expect(page.getByRole("link", { name: words.actions.start })).toHaveCount(0);
    });

    test("a package is unsubscribed once it was asked for again, and its order says so", async ({ page }) => {
      const email = somebody("unsubscribes");
      await carried(await boughtEsim(page, email));
      await signIn(page, email);
      await page.goto(tab);
      await page.getByRole("link", { name: words.actions.unsubscribe }).click();
      const sure = page.getByRole("region", { name: words.unsubscribe.title("Japan") });
      await expect(sure).toContainText(/HK\$\d/);
      await sure.getByRole("link", { name: words.unsubscribe.keep }).click();
      await expect(sure).toHaveCount(0);
      await page.getByRole("link", { name: words.actions.unsubscribe }).click();
      await sure.getByRole("button", { name: words.unsubscribe.confirm }).click();
      await expect(page.getByText(words.done["unsubscribed-at_once"]!)).toBeVisible();
      // the network ends it first
      await expect(async () => {
        await page.goto("/en/account?tab=orders");
        await expect(
          page.locator(".my-order").getByText(new RegExp(`${orders.states.refunding}|${orders.states.refunded}`)),
        ).toBeVisible({ timeout: 1000 });
      }).toPass();
    });

    test("a SIM is added by its number, called something else, and taken off; a wrong number loses nothing", async ({
      page,
    }) => {
      await signIn(page, somebody("adds.sims"));
      await page.goto(tab);
      await expect(page.getByRole("heading", { name: words.noSims.title })).toBeVisible();
      await sound(page);
      const adding = page.locator("details").filter({ hasText: words.sim.addHint });
      const number = adding.getByLabel(words.sim.iccid);
      await number.fill("8985234012345678906");
      await adding.getByLabel(words.sim.remark).fill("Mum's phone");
      await adding.getByRole("button", { name: words.sim.addNow }).click();
      await expect(page.getByRole("alert")).toContainText(errors.problems.iccid());
      await expect(number).toHaveAccessibleDescription(new RegExp(errors.problems.iccid()));
      await expect(number).toHaveValue("8985234012345678906");
      await expect(adding.getByLabel(words.sim.remark)).toHaveValue("Mum's phone");
      await sound(page);
      await number.fill("8985 2340 1234 5678 905");
      await adding.getByRole("button", { name: words.sim.addNow }).click();
      await expect(page.getByText(words.done.added!)).toBeVisible();
      const sim = page.getByRole("navigation", { name: words.sims }).getByRole("link");
      await expect(sim).toContainText("Mum's phone");

      const edit = page.locator("details").filter({ hasText: words.sim.removeHint });
      await edit.locator("summary").click();
      await expect(edit.getByLabel(words.sim.remark)).toHaveValue("Mum's phone");
      await sound(page);
      await edit.getByLabel(words.sim.remark).fill("Router");
      await edit.getByRole("button", { name: words.sim.save }).click();
      await expect(page.getByText(words.done.remark!)).toBeVisible();
      await expect(sim).toContainText("Router");
      // the number that is in the list already
      await adding.locator("summary").click();
      await number.fill("8985234012345678905");
      await adding.getByRole("button", { name: words.sim.addNow }).click();
      await expect(number).toHaveAccessibleDescription(new RegExp(errors.problems["iccid.duplicate"]()));
      await edit.locator("summary").click();
      await edit.getByRole("button", { name: words.sim.remove }).click();
      await expect(page.getByText(words.done.deleted!)).toBeVisible();
      await expect(sim).toHaveCount(0);
    });

    test("who holds a SIM sees that one, masked; with its order's address what is on it, without orders and without anything to do", async ({
      page,
    }) => {
      const email = somebody("holds");
      const iccid = await boughtEsim(page, email);
      await signInBySim(page, iccid);
      await page.goto(tab);
      await expect(page.getByRole("navigation", { name: words.sims })).toContainText(
        `${iccid.slice(0, 6)}••••${iccid.slice(-4)}`,
      );
      await expect(page.getByText(words.prove.title)).toBeVisible();
      await expect(tickets(page)).toHaveCount(0);
      await expect(page.locator(".packages")).not.toContainText("Japan");
      await expect(page.getByRole("link", { name: words.prove.buy })).toBeVisible();
      await sound(page);
      const address = page.getByLabel(words.prove.email);
      await address.fill(somebody("else"));
      await page.getByRole("button", { name: words.prove.show }).click();
      await expect(page.getByRole("alert")).toContainText(errors.problems["email.not_of_sim"]());
      await expect(address).toHaveAccessibleDescription(
        new RegExp(errors.problems["email.not_of_sim"]().replaceAll(".", "\\.")),
      );
      await sound(page);
      await address.fill(email.toUpperCase());
      await page.getByRole("button", { name: words.prove.show }).click();
      await expect(page.getByText(words.done.proven!)).toBeVisible();
      await expect(tickets(page)).toHaveCount(1);
      for (const forbidden of [words.actions.order, words.actions.unsubscribe, words.actions.start])
        await expect(page.getByRole("link", { name: forbidden })).toHaveCount(0);
      await expect(page.getByText(words.sim.add)).toHaveCount(0);
      await expect(page.getByText(words.sim.edit)).toHaveCount(0);
      expect(await page.content()).not.toMatch(new RegExp(`${iccid}|FW[0-9A-Z]{10}|holds\\.`));
      await sound(page);
      await expect(page.getByRole("link", { name: words.lists.alerts })).toHaveCount(0);
      await page.goto(`${tab}&show=alerts`);
      await expect(tickets(page)).toHaveCount(1);
      await page.goto("/en/account?tab=orders");
      await expect(page.getByText(account.forAccounts.text)).toBeVisible();
    });
  });
}

/** The days of the first package: drawn as bars, and the table says the same. */
async function expectUsageByDay(page: Page): Promise<void> {
  await tickets(page).first().getByRole("link", { name: words.usage.show }).click();
  const usage = page
    .getByRole("figure")
    .filter({ has: page.getByRole("heading", { name: words.usage.title("Japan") }) });
  await expect(usage).toBeVisible();
  const drawn = await usage
    .locator(".usage-bar")
    .evaluateAll((bars) => bars.map((bar) => Number.parseFloat(bar.getAttribute("height")!)));
  expect(drawn.filter((height) => height > 0).length).toBeGreaterThanOrEqual(2);
  await usage.locator("summary").click();
  const told = (await usage.locator("tbody td").allInnerTexts()).map(megabytes);
  // days that have not come are bars of nothing, and no rows
  expect(told.map((used) => used > 0)).toEqual(drawn.slice(0, told.length).map((height) => height > 0));
  expect(drawn.slice(told.length).every((height) => height === 0)).toBe(true);
  const inAll = megabytes(await fact(page, words.facts.used).innerText());
  expect(Math.abs(told.reduce((sum, used) => sum + used, 0) - inAll)).toBeLessThan(told.length + inAll / 50);
}

function megabytes(text: string): number {
  const [, figure, unit] = /([\d.,]+)\s?(MB|GB)/.exec(text)!;
  return Number(figure!.replace(",", "")) * (unit === "GB" ? 1024 : 1);
}
