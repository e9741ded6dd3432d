import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/contact.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import type { RefusalCode } from "../../src/kernel/refusal.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";

const introduction =
  "We are a tour operator with sixty shops in Sweden and Norway. Every year some 180,000 guests fly with us to Asia, and most of them ask for data.";

const aPdf = (name: string, bytes: number) => {
  const buffer = Buffer.alloc(bytes, "figures ");
  buffer.write("%PDF-1.7\n");
  return { name, mimeType: "application/pdf", buffer };
};

const aRefusal = (status: number, resultCode: RefusalCode, facts: object = {}) => ({
  status,
  json: { resultCode, resultMessage: "The shop says no.", resultData: { fields: [], ...facts } },
});

/** On this device, by name. */
const keptFiles = (page: Page) =>
  page.evaluate(() => {
    const { entries } = JSON.parse(localStorage.getItem("enquiry") ?? "{}") as { entries?: { files?: string } };
    return (JSON.parse(entries?.files ?? "[]") as { name: string }[]).map(({ name }) => name).toSorted();
  });

async function fillForm(page: Page) {
  const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name=intention][value="buy"]').check();
  await page.locator('[name="interests.reseller"]').check();
  await page.locator('[name=resellerWay][value="wholesale"]').check();
  await fill("company", "Nordstjärnan Resor AB");
  await page.locator("[name=country]").selectOption("SE");
  await fill("city", "Gothenburg");
  await fill("introduction", introduction);
  await page.locator('[name=salesBand][value="to_1m"]').check();
  await page.locator('[name="channels.shops"]').check();
  await fill("supplier", "none");
  await fill("contactName", "Ingrid Dahl");
  await fill("jobTitle", "Head of ancillaries");
  await fill("email", "ingrid@nordstjarnan.example");
  await page.locator("[name=phoneCountry]").selectOption({ label: "+46 Sweden" });
  await fill("phone", "31 555 01 42");
}

test("a company writes: what is open is said, files start at once, a reload loses nothing, and the page behind the link says the day", async ({
  page,
}) => {
  await openPage(page, "/en/contact-us");
  await page.getByRole("button", { name: words.send }).last().click();
  await expect(page.getByText(errors.problems.intention()).last()).toBeVisible();
  await expect(page.locator("[name=intention]").first()).toBeFocused();
  await expectAccessible(page);

  await page.locator('[name=intention][value="sell"]').check();
  await expect(page.locator("[name=resourceSupplier]")).toBeVisible();
  await fillForm(page);
  await expect(page.locator("[name=resourceSupplier]")).toBeHidden();
  await expect(page.getByText(words.summary.nothing)).toBeVisible();

  const file = page.locator("[name=file]");
  const html = { name: "prices.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><p>prices") };
  await file.setInputFiles([aPdf("company-profile.pdf", 300_000), html]);
  await expect(page.getByText(words.files.refused.kind)).toBeVisible();
  await expect(page.getByText(`· ${words.files.through}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.getByRole("button", { name: words.files.remove("prices.pdf") }).click();
  await expect.poll(() => keptFiles(page)).toEqual(["company-profile.pdf"]);

  await page.reload();
  await takenOver(page);
  await expect(page.locator("[name=company]")).toHaveValue("Nordstjärnan Resor AB");
  await expect(page.locator("[name=introduction]")).toHaveValue(introduction);
  await expect(page.getByText("company-profile.pdf")).toBeVisible();
  await page.waitForTimeout(3000);
  await page.getByRole("button", { name: words.send }).last().click();

  await arriveAt(page, /\/en\/contact-us-result\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result.states.received);
  await expect(page.getByText("company-profile.pdf")).toBeVisible();
  await expect(page.getByText(/^BE[0-9A-Z]{10}$/)).toBeVisible();
  await expectAccessible(page);
  await openPage(page, "/en/contact-us");
  await expect(page.locator("[name=company]")).toHaveValue("");
});

test("a lost connection stops no file: it goes on by itself, and the form is sent once it is through", async ({
  page,
  context,
}) => {
  await openPage(page, "/en/contact-us");
  await fillForm(page);
  let pieces = 0;
  await page.route("**/api/newBusinessAnnex", (route) => (++pieces === 1 ? route.abort() : route.continue()));
  await page.waitForTimeout(3000);
  await page.locator("[name=file]").setInputFiles(aPdf("profile.pdf", 100_000));
  await expect(page.getByText(words.files.offline)).toBeVisible();
  await page.getByRole("button", { name: words.send }).last().click();
  await expect(page.getByText(words.files.sends("profile.pdf"))).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await arriveAt(page, /\/en\/contact-us-result\?/);
  await expect(page.getByText("profile.pdf")).toBeVisible();
});

test("pressed while a file is on its way that then stays out, the form is not sent without it unless it is pressed again", async ({
  page,
}) => {
  await openPage(page, "/en/contact-us");
  await fillForm(page);
  const refused = Promise.withResolvers<void>();
  await page.route("**/api/newBusinessAnnex", async (route) => {
    await refused.promise;
    await route.fulfill(aRefusal(429, "TRIED_OFTEN"));
  });
  await page.waitForTimeout(3000);
  await page.locator("[name=file]").setInputFiles(aPdf("profile.pdf", 100_000));
  const send = page.getByRole("button", { name: words.send }).last();
  await send.click();
  await expect(page.getByText(words.files.sends("profile.pdf"))).toBeVisible();
  refused.resolve();
  await expect(page.getByText(words.files.stopped("profile.pdf"))).toBeVisible();
  // why it stays out is no trouble of the network
  await expect(page.getByText("The shop says no.")).toBeVisible();
  await expect(page.locator("[name=file]")).toBeFocused();
  expect(page.url()).toMatch(/contact-us$/);
  await send.click();
  await arriveAt(page, /\/en\/contact-us-result\?/);
});

test("where the form's files are gone, the next one begins a new form, and a reload finds that one", async ({
  page,
}) => {
  await openPage(page, "/en/contact-us");
  const file = page.locator("[name=file]");
  const through = page.getByText(`· ${words.files.through}`);
  await file.setInputFiles(aPdf("before.pdf", 2000));
  await expect(through).toBeVisible();
  const dead = await page.locator("[name=number]").inputValue();
  await page.route("**/api/newBusinessAnnex", (route) =>
    route.request().postDataJSON().number === dead ? route.fulfill(aRefusal(404, "NOT_FOUND")) : route.continue(),
  );
  await file.setInputFiles([aPdf("one.pdf", 300_000), aPdf("other.pdf", 2000)]);
  await expect(through).toHaveCount(2);
  await expect(page.getByText(words.files.refused.gone)).toHaveCount(1);
  const number = await page.locator("[name=number]").inputValue();
  expect(number).not.toBe(dead);
  await expect.poll(() => keptFiles(page)).toEqual(["one.pdf", "other.pdf"]);
  await page.reload();
  await takenOver(page);
  await expect(page.locator("[name=number]")).toHaveValue(number);
  await expect(through).toHaveCount(2);
  await expect(page.getByText("before.pdf")).toBeHidden();
});
