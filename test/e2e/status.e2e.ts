import { expect } from "@playwright/test";
import { words as consoleWords } from "../../src/i18n/en/console.ts";
import { words as letters } from "../../src/i18n/en/service-letters.ts";
import { words } from "../../src/i18n/en/status.ts";
import { expectAccessible, expectSound } from "./accessibility.ts";
import { inDatabase, letterTo, linksIn } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { openDrawn, openPage } from "./open-page.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { outages } = consoleWords;
const { mails, confirm, stop } = words;

test("staff tell of trouble with a preview; the page, a plan and the feed say it, and it is over with an update", async ({
  page,
  request,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/incidents");
  await page.getByRole("link", { name: outages.fresh }).click();
  const title = "Iceland, Síminn: <b>data</b> is slow";
  await page.getByLabel(outages.places).fill("is");
  await page.getByLabel(outages.carriers).fill("Síminn");
  const fill = async (name: string, text: string) => {
    for (const language of ["en", "zh-cn", "zh-hk"]) await page.locator(`[name="${name}.${language}"]`).fill(text);
  };
  await fill("titles", title);
  await page.getByRole("button", { name: outages.look }).click();
  await expect(page.getByRole("article").first()).toContainText(title);
  await expectSound(page);
  await page.getByRole("button", { name: outages.open }).click();
  await expect(page.locator(".told")).toContainText(outages.done["opened"]!);
  const console = page.url().replace(/\?.*/, "");

  await openPage(page, "/en/status");
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText(words.told);
  await expect(page.getByRole("listitem").filter({ hasText: "Iceland" })).toContainText(words.networkHistory(1));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await openPage(page, "/en/esim/iceland");
  await page.getByRole("main").getByRole("link", { name: "See the status page" }).click();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toContainText("Síminn");
  await expect(card).toContainText(words.byHand);
  await card.getByText(words.tellEnd.title).click();
  await card.getByLabel(mails.email).fill("nobody");
  await card.getByRole("button", { name: mails.send }).click();
  await expect(card.getByRole("alert").or(card.locator("[id$=-error]")).first()).toBeVisible();
  const email = `waits-${Date.now()}@example.com`;
  await card.getByLabel(mails.email).fill(email);
  await card.getByRole("button", { name: mails.send }).click();
  await expect(card).toContainText(words.tellEnd.sent);
  const asked = await letterTo(request, email, new RegExp(letters.status.link.subject));
  await openPage(
    page,
    linksIn(asked).find((link) => link.includes("do=confirm"))!,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ofOne.confirm.title);
  await page.getByRole("button", { name: words.ofOne.confirm.go }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ofOne.confirm.done);
  const json = await (await request.get("/status/en.json")).json();
  expect(json.items[0]["_outage"].networks).toEqual([{ country: "IS", name: "Iceland", carriers: ["Síminn"] }]);
  const feed = await request.get("/status/en.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain("<title>Iceland, Síminn: &lt;b&gt;data");
  expect((await request.get("/status/xx.xml")).status()).toBe(404);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(console);
  await fill("texts", "The cause is found.");
  await page.getByLabel(outages.isOver).check();
  await page.getByRole("button", { name: outages.updateGo }).click();
  await expect(page.locator(".told")).toContainText(outages.done["updated"]!);
  await expectSound(page);
  await openPage(page, "/en/esim/iceland");
  await expect(page.getByText(title)).toHaveCount(0);
  await openPage(page, "/en/status");
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText("The cause is found.");
  await letterTo(request, email, new RegExp("^Over: "));
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("a visitor asks for e-mails: a wrong address is said at its field, a link is confirmed by a button, and cancelled", async ({
      page,
      request,
    }, { testId }) => {
      const email = `status-${testId.slice(-8)}@example.com`;
      await page.goto("/en/status");
      if (javaScriptEnabled) await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await page.getByRole("textbox", { name: mails.email }).fill("no mailbox");
      await page.getByRole("button", { name: mails.send }).click();
      await expect(page.locator("[aria-invalid=true]")).toHaveValue("no mailbox");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("textbox", { name: mails.email }).fill(email);
      await page.getByRole("button", { name: mails.send }).click();
      await expect(page.getByText(mails.sentText)).toBeVisible();
      const letter = await letterTo(request, email, new RegExp(letters.status.link.subject));
      const own = new URL(linksIn(letter).find((address) => address.includes("/en/status?do="))!);
      await page.goto(own.pathname + own.search);
      await expect(page.getByRole("heading", { name: confirm.title })).toBeVisible();
      await page.getByRole("button", { name: confirm.go }).click();
      await expect(page.getByRole("heading", { name: confirm.done })).toBeVisible();
      const cancel = own.pathname + own.search.replace("do=confirm", "do=stop");
      // looking at it changes nothing
      await request.get(cancel);
      await page.goto(cancel);
      await page.getByRole("button", { name: stop.go }).click();
      await expect(page.getByRole("heading", { name: stop.done })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.goto(own.pathname + own.search);
      await page.getByRole("button", { name: confirm.go }).click();
      await expect(page.getByRole("heading", { name: words.missing })).toBeVisible();
      // a mail program's one click, without cookies and without a page
      expect((await request.post(cancel, { form: { "List-Unsubscribe": "One-Click" } })).status()).toBe(200);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("whoever asks is answered for any destination, and says with one press whether it works", async ({ page }) => {
    const { where } = words;
    await page.goto("/en/status?place=atlantis");
    await expect(page.getByText(where.unknown("atlantis"))).toBeVisible();
    await page.getByLabel(where.label).fill("日本");
    await page.getByRole("button", { name: where.find }).click();
    await expect(page.getByRole("heading", { name: where.calm("Japan") })).toBeVisible();
    await expect(page.getByRole("link", { name: where.plans("Japan") })).toBeVisible();
    await page.locator("#where").getByRole("button", { name: where.fails }).click();
    await expect(page.getByText(where.thanks, { exact: true })).toBeVisible();
    await expect(page.locator("#where").getByRole("button", { name: where.works })).toHaveCount(0);
    await expect(page.getByText(/travellers said/)).toHaveCount(0);

    // five presses, of three networks
    await inDatabase((client) =>
      client.query(
        "insert into place_reports (iso2, hour, works, travellers, networks) values ('KR', now(), false, 5, 3)",
      ),
    );
    await openDrawn(page, "/en/status?place=KR");
    await expect(page.locator("#where")).toContainText(where.saidFails(5));
    await expect(page.locator("#where")).not.toContainText(where.saidWorks(5));
  });
});

test("the answer for a destination leaves the focus where it is, and is sound for everybody, light and dark, on a phone", async ({
  page,
}) => {
  await openPage(page, "/en/status");
  const place = page.getByLabel(words.where.label);
  await place.fill("Japan");
  await place.press("Enter");
  await expect(page.locator("#where [aria-live]")).toContainText(words.where.calm("Japan"));
  await expect(place).toBeFocused();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
});
