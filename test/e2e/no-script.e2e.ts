import { expect } from "@playwright/test";
import { leastSecondsOpen } from "../../src/features/people/enquiries/rules.ts";
import { words as checkout } from "../../src/i18n/en/checkout.ts";
import { words as contact } from "../../src/i18n/en/contact.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as entry } from "../../src/i18n/en/esim-entry.ts";
import { words as order } from "../../src/i18n/en/order.ts";
import { words as result } from "../../src/i18n/en/real-name-result.ts";
import { words as realName } from "../../src/i18n/en/real-name.ts";
import { aSim } from "../wishes.ts";
import { test } from "./lent-window.ts";
import { openDrawn, pressEnter } from "./open-page.ts";
import { boughtEsims, pageOf } from "./purchases.ts";
import { agreeAndSend, sendPassport } from "./registrant.ts";
import { shopOrigin } from "./setting.ts";
import { cards, expectInstalled, fillOrder, inDays, payByCard } from "./shopper.ts";
import { signIn as signInAs, somebody } from "./signed-in.ts";

test("the whole purchase without JavaScript", async ({ page }) => {
  await page.goto("/en/homepage");
  await page.locator("[name=country]").first().fill("Japan");
  await page.locator(".ask button[type=submit]").click();
  await page.waitForURL(/\/en\/plans\?/);
  await page
    .getByRole("link", { name: /^Choose/ })
    .first()
    .click();
  await page.waitForURL(/\/en\/plan-detail\?/);
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3");
  await fillOrder(page, { email: "noscript@example.com" });
  await page.getByRole("button", { name: /^Pay / }).first().click();
  await page.waitForURL(/\/pay\//);
  await payByCard(page, cards.visa);
  await page.waitForURL(/\/order-result\?/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/LPA:1\$/).first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await expectInstalled(page);
  // nothing is covered and nothing folded where no script could uncover it
  await expect(page.locator(".covered-cover").first()).toBeHidden();
  await expect(page.locator(".install-scan .qr-code").first()).toBeVisible();
  for (const step of await page.locator(".of-iphone .steps").all()) await expect(step).toBeVisible();
  await page.getByRole("link", { name: "Signal, but no internet" }).click();
  await page.getByRole("link", { name: "Write to a person instead" }).click();
  await page.getByRole("button", { name: "Send to support" }).click();
  await expect(page.getByText(/^We have it: H/)).toBeVisible();
});

test("a card without JavaScript: the country's own address, the postage, a code, and the new total before paying", async ({
  page,
}) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3&way=physical");
  await page.locator("[name='shipping.country']").selectOption("US");
  await page.locator("[name=departsOn]").fill(inDays(40));
  await page.getByRole("button", { name: checkout.parcel.show }).click();
  await expect(page.locator("[name='shipping.phoneCountry']")).toHaveValue("US +1");
  await expect(page.locator(".order-summary")).toContainText(/arrives/i);
  await page.locator("[name='shipping.contactPerson']").fill("Mei Chan");
  await page.locator("[name='shipping.phone']").fill("415 555 2671");
  await page.locator("[name='shipping.address']").fill("1 Market Street");
  await page.locator("[name='shipping.city']").fill("San Francisco");
  await page.locator("[name='shipping.province']").fill("CA");
  await page.locator("[name='shipping.postalCode']").fill("94105");
  await page.getByText(checkout.promo.summary).click();
  await page.locator("[name=promoCode]").fill("welcome10");
  await page.getByRole("button", { name: checkout.promo.apply }).click();
  await expect(page.getByText(/WELCOME10 takes/)).toBeVisible();
  await expect(page.locator("[name='shipping.city']")).toHaveValue("San Francisco");
  await fillOrder(page, { email: `no-script-${Date.now()}@example.com` });
  await page.locator("[name=quantity]").fill("2");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText(order.newTotal.title)).toBeVisible();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.waitForURL(/\/pay\//);
  await payByCard(page, cards.visa);
  await page.waitForURL(/\/order-result\?/);
});

test("SIMs to renew come and go without JavaScript, and Enter orders", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3&way=renewal");
  await page.locator("[name='iccids.0']").fill("8985234012345678905");
  await page.getByRole("button", { name: checkout.renewal.add }).click();
  await page.locator("[name='iccids.1']").fill("8985234012345678905");
  await pressEnter(page.locator("[name=email]"));
  await expect(page.getByText(errors.problems["iccid.duplicate"]()).first()).toBeVisible();
  await page.getByRole("button", { name: checkout.renewal.removeThis(1) }).click();
  await expect(page.locator("[name='iccids.1']")).toHaveCount(0);
  await expect(page.locator("[name='iccids.0']")).toHaveValue("8985234012345678905");
});

test("the need, the filters and the comparison without JavaScript", async ({ page }) => {
  await page.goto("/en/plans?country=JP&mcc=440");
  await page.locator(".need-bar > summary").click();
  await page.getByLabel("How long?").fill("10");
  await page.getByLabel("Travellers").fill("2");
  await page.getByRole("checkbox", { name: /^Hotspot all the time/ }).check();
  await page.getByRole("button", { name: "Show prices" }).click();
  await page.waitForURL(/days=10.*people=2.*hotspot=yes/);
  await expect(page.locator(".plan-shelf .plan-row").first()).toContainText("your 10 days, 2 travellers");
  for (const at of [0, 1]) await page.getByRole("checkbox", { name: "Compare" }).nth(at).check();
  await page.getByRole("button", { name: "Compare the chosen plans" }).click();
  await page.waitForURL(/compare=[\w-]+&compare=[\w-]+.*hotspot=yes.*#compare/);
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
});

test("search, language and currency without JavaScript", async ({ page }) => {
  await page.goto("/en/homepage");
  await page.locator("[name=country]").first().fill("Seoul");
  await page.locator(".ask select[name=days]").selectOption("10");
  await page.locator(".ask button[type=submit]").click();
  await expect(page).toHaveURL("/en/plans?country=KR&days=10&kind=day_pass&mcc=450");
  await page.goto("/en/homepage");
  await page.locator("[name=country]").first().fill("united");
  await page.locator(".ask button[type=submit]").click();
  await expect(page).toHaveURL("/en/destination?q=united&kind=day_pass&days=7");
  await page.getByRole("link", { name: /^United Kingdom/ }).click();
  await expect(page).toHaveURL("/en/esim/united-kingdom?kind=day_pass&days=7");
  const found = await page.request.get("/en/destination?q=bangkok");
  expect(found.url()).toBe(`${shopOrigin}/en/plans?country=TH&mcc=520`);
  await page.request.post("/preferences", {
    form: { language: "zh-cn", currency: "USD", returnTo: "/en/plans?country=JP&mcc=440" },
  });
  await openDrawn(page, "/zh-cn/plans?country=JP&mcc=440");
  await expect(page.locator(".plans-page").getByText(/^\$\d/).first()).toBeVisible();
});

test("questions without JavaScript: a search, and a link that opens its answer", async ({ page }) => {
  await page.goto("/en/frequently-asked-questions");
  await page.getByRole("searchbox").fill("hotspot");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("/en/frequently-asked-questions?q=hotspot");
  await expect(page.getByText("Can I share my data by hotspot?")).toBeVisible();
  await page.goto("/en/frequently-asked-questions?type=eSIM#esim-delete");
  await expect(page.locator("#esim-delete")).toBeVisible();
});

test("the eSIM entry asks on a page: a visitor is led to the questions, an account to its eSIMs", async ({ page }) => {
  await page.goto("/en/developing");
  await page.locator(".site-footer [data-asks=esim]").click();
  await expect(page).toHaveURL("/en/my-esims?from=footer");
  await page.getByRole("button", { name: entry.go }).click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=eSIM");
  await signInAs(page, somebody("entry"));
  await page.locator(".site-nav [data-asks=esim]").click();
  await expect(page.getByText(entry.account)).toBeVisible();
  await page.getByRole("button", { name: entry.go }).click();
  await expect(page).toHaveURL("/en/account?tab=packages");
});

test("a trip is planned, and its stops come and go, without JavaScript", async ({ page }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.goto("/en/trip-planner");
  await page.locator("[name=country0]").fill("Japan");
  await page.locator("[name=from0]").fill(inDays(20));
  await page.locator("[name=to0]").fill(inDays(24));
  await page.getByRole("button", { name: "Add a stop" }).click();
  await expect(page.locator("[name=from1]")).toHaveValue(inDays(24));
  await page.getByRole("button", { name: "Remove stop 2" }).click();
  // a page that is only about to be there has no second stop, and takes no key, either
  await page.waitForURL(({ searchParams }) => !searchParams.has("country1") && !searchParams.has("do"));
  await expect(page.locator("[name=country1]")).toHaveCount(0);
  await pressEnter(page.locator("[name=to0]"));
  await expect(page.locator(".trip-total").first()).toHaveText(/^\$\d/);
  await expect(page.locator(".trip-part").first()).toContainText("Japan");
});

test("an eSIM is refunded, and a contract withdrawn from, without JavaScript", async ({ page }) => {
  const order = await boughtEsims(page.request, { email: "noscript-back@example.com" });
  await page.goto(pageOf(order, "order-detail"));
  await expect(page.getByText("Delivered").first()).toBeVisible();
  await page.getByRole("link", { name: "Ask for a refund" }).click();
  await page.getByRole("radio", { name: "I bought the wrong plan" }).check();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Refund request submitted").first()).toBeVisible();
  await page.goto("/en/withdrawal?order=FW0000000000");
  await page.getByLabel("E-mail address of the order").fill("noscript-back@example.com");
  await page.getByLabel("Your name").fill("Mei");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have received your declaration");
});

test("an order is found again without JavaScript", async ({ page }) => {
  await page.goto("/zh-hk/find-order");
  await page.locator("form [type=submit]").last().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.locator("[name=email]").fill("nobody@example.com");
  await page.locator("main form [type=submit]").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("請查看你的電郵");
});

test("a registration under a real name without JavaScript: nothing is lost on the way back, and the photograph is a plain file", async ({
  page,
}) => {
  await page.goto("/en/real-name");
  await page.locator("[name=regions][value='HK,TW']").check();
  await page.locator("[name=purpose][value='1']").check();
  await page.getByRole("button", { name: realName.start.begin }).click();
  await page.locator("[name='sims.0.iccid']").fill(aSim(601));
  await page.getByRole("button", { name: realName.next }).last().click();
  await page.locator("[name=contactName]").fill("Mei Chan");
  await page.getByRole("button", { name: realName.next }).last().click();
  await expect(page.getByText(errors.problems.contact()).last()).toBeVisible();
  await page.locator("[name=email]").fill("mei.without@example.com");
  await page.getByRole("button", { name: realName.next }).last().click();
  await page.getByRole("button", { name: realName.back, exact: true }).click();
  await expect(page.locator("[name=contactName]")).toHaveValue("Mei Chan");
  await page.getByRole("button", { name: realName.next }).last().click();
  await page.locator("[name='document.type'][value='1']").check();
  await page.getByRole("button", { name: realName.next }).last().click();
  await sendPassport(page, { look: "readable" });
  // on a busy machine it takes longer than a page may
  await expect(async () => {
    const fillIn = page.getByRole("button", { name: realName.details.read.fillIn });
    if (await fillIn.isVisible()) await fillIn.click();
    await expect(page.getByRole("heading", { level: 1, name: realName.details.check.heading })).toBeVisible();
  }).toPass();
  // each time that it is drawn, the pieces are cut anew, if somebody can
  await expect(async () => {
    await page.getByRole("button", { name: realName.next }).last().click();
    await expect(page.locator(".rn-card img")).toHaveCount(5, { timeout: 5000 });
  }).toPass();
  await page.getByText(realName.details.noChineseName, { exact: true }).click();
  await page.locator("summary", { hasText: realName.send.change }).click();
  await page.locator("[name='document.expiry']").fill("2099-06-02");
  await page.getByRole("button", { name: realName.next }).last().click();
  await expect(page.locator("[name='keep.expiry']").first()).toBeAttached();
  await expect(page.locator("[name=confirmed]")).toHaveAttribute("aria-invalid", "true");
  await page.locator(".check-line:has([name=confirmed])").click({ position: { x: 12, y: 12 } });
  await page.locator("[name='keep.expiry'][value^=own]").check();
  await page.getByRole("button", { name: realName.next }).last().click();
  await expect(page.getByText("2 Jun 2099")).toBeVisible();
  await agreeAndSend(page);
  await page.waitForURL(/\/real-name-result\?number=RN\w+&key=[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: result.titles.received })).toBeVisible();
  await page.getByRole("link", { name: result.act.withdraw }).click();
  await page.getByRole("button", { name: result.withdraw.confirm }).click();
  await expect(page.getByRole("heading", { level: 1, name: result.titles.withdrawn })).toBeVisible();
});

test("a company's enquiry without JavaScript: a file at a time, what is wrong at its field, nothing typed is lost", async ({
  page,
}) => {
  await page.goto("/en/contact-us");
  const openedAt = Date.now();
  const file = (name: string, text: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(text) });
  const add = page.getByRole("button", { name: contact.files.add });
  await page.locator("[name=company]").fill("Nordstjärnan Resor AB");
  await page.locator("[name=file]").setInputFiles(file("prices.pdf", "<!doctype html>"));
  await add.click();
  await expect(page.getByText(contact.files.refused.kind).last()).toBeVisible();
  await page.locator("[name=file]").setInputFiles(file("profile.pdf", "%PDF-1.7 profile"));
  await add.click();
  await expect(page.getByText("profile.pdf")).toBeVisible();
  await page.locator('[name=intention][value="sell"]').check();
  await expect(page.locator("[name=resourceSupplier]")).toBeVisible();
  await page.getByRole("button", { name: contact.send }).last().click();
  await expect(page.getByText(errors.problems.choose()).last()).toBeVisible();
  await expect(page.locator("[name=company]")).toHaveValue("Nordstjärnan Resor AB");
  await page.locator('[name=product][value="eSIM"]').check();
  for (const [name, value] of Object.entries({
    resourceSupplier: "A carrier",
    city: "Gothenburg",
    introduction:
      "We are a tour operator with sixty shops in Sweden and Norway, and every year some hundred thousand guests fly with us to Asia and ask us for data.",
    supplier: "none",
    contactName: "Ingrid Dahl",
    jobTitle: "Head",
    email: "ingrid@nordstjarnan.example",
    phone: "+46 31 555 01 42",
  }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=country]").selectOption("SE");
  await page.locator('[name=salesBand][value="to_1m"]').check();
  await page.locator('[name="channels.shops"]').check();
  // a form that is sent sooner is taken for a program's, even after it was mended
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(leastSecondsOpen * 1000);
  await page.getByRole("button", { name: contact.send }).last().click();
  await page.waitForURL(/\/en\/contact-us-result\?/);
  await expect(page.getByText("profile.pdf")).toBeVisible();
});
