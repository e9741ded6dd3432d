import { expect } from "@playwright/test";
import { words as detail } from "../../src/i18n/en/plan-detail.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";
import { fillOrder } from "./shopper.ts";

const plans = "/en/plans?country=JP&mcc=440";

test("who comes by a campaign gets the kept page, and the order still says where its buyer came from (L9)", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const kept = (await page.request.get(plans)).headers().etag;
  const answer = await openPage(page, `${plans}&utm_source=letter&utm_medium=mail&gclid=Cj0_-`);
  expect([kept, answer!.headers().etag]).toEqual([expect.stringMatching(/^".+"$/), kept]);
  await expect(page).toHaveURL(/utm_source=letter/);
  await page
    .getByRole("link", { name: /^Choose/ })
    .first()
    .click();
  await arriveAt(page, /\/en\/plan-detail\?/);
  await page.getByRole("button", { name: detail.buy.checkout.esim }).click();
  await arriveAt(page, /\/en\/order-sim\?/);
  await fillOrder(page);
  const placed = page.waitForRequest(/\/api\/order\/create$/);
  await page.getByRole("button", { name: /^Pay / }).first().click();
  expect((await placed).postDataJSON()).toMatchObject({ orderSource: "letter", orderSubSource: "mail" });
  expect(complaints).toEqual([]);
});

test("who is sent on from an address of old still brings the campaign (L9)", async ({ page }) => {
  await openPage(page, "/en/esim/jp?utm_source=letter");
  await expect(page).toHaveURL("/en/esim/japan?utm_source=letter");
  expect(await page.evaluate(() => sessionStorage.getItem("order_source"))).toBe("letter");
});
