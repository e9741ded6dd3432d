import { expect, test, type Page } from "@playwright/test";
import { words as review } from "../../src/i18n/en/console-real-names.ts";
import { words as console } from "../../src/i18n/en/console.ts";
import { words as photos } from "../../src/i18n/en/photos.ts";
import { words as result } from "../../src/i18n/en/real-name-result.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { aSim } from "../wishes.ts";
import { expectAccessible } from "./accessibility.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";
import { ownShop } from "./own-shop.ts";
import { fillDocument, passportPhoto } from "./registrant.ts";

const { settings } = console;

/** Every form for Taiwan asks for it from then on. */
const { origin, enter } = ownShop("two-photos", 12);

test("where a setting asks for a second document, both are photographed, sent, and seen by the reviewer", async ({
  page,
  browser,
}) => {
  const office = await browser.newContext();
  const desk = await office.newPage();
  await enter(desk, "Ada Owner");
  await desk.goto(`${origin}/console/settings`);
  await desk.getByRole("link", { name: settings.names["second_photo_tw"]! }).click();
  const choice = desk.getByLabel(settings.flags.on, { exact: true });
  await choice.check();
  await desk.getByLabel(settings.reason).fill("Taiwan asks for two documents");
  await desk.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(desk.getByText(settings.done["changed"]!)).toBeVisible();

  const next = () => page.getByRole("button", { name: words.next }).last().click();
  await openPage(page, `${origin}/en/real-name#sim=${aSim(611)}`);
  await expect(page.getByText(words.start.regionHints[2])).toBeVisible();
  await page.locator("[name=regions][value=TW]").check();
  await page.locator("[name=purpose][value='1']").check();
  await page.getByRole("button", { name: words.start.begin }).click();
  await arriveAt(page, /step=sim$/);
  await next();
  await page.locator("[name=contactName]").fill("Mei Chan");
  await page.locator("[name=email]").fill("mei@example.com");
  await next();
  await page.locator("[name='document.type'][value='1']").check();
  await next();

  await arriveAt(page, /step=photo$/);
  const [front, second] = [page.locator("[name='photo.front']"), page.locator("[name='photo.second']")];
  await front.setInputFiles(await passportPhoto("grey"));
  await expect(page.getByText(photos.refused.grey)).toBeVisible();
  await front.setInputFiles(await passportPhoto("unreadable"));
  await expect(page.getByText(words.photo.fine)).toBeVisible();
  await expectAccessible(page);
  await next();
  // the first one is kept while the second is missing
  await expect(second).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(words.photo.kept("passport.jpg"))).toBeVisible();
  await second.setInputFiles({ ...(await passportPhoto("unreadable")), name: "entry-permit.jpg" });
  await next();

  await arriveAt(page, /step=details$/);
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(words.offline)).toHaveCount(0);
  await fillDocument(page);
  await next();
  await arriveAt(page, /step=send$/);
  await sendsWhenBack(page);
  await page.waitForURL(/\/real-name-result\?number=RN\w+&key=[\w-]+$/);
  await takenOver(page);
  await expect(page.getByRole("heading", { level: 1, name: result.titles.received })).toBeVisible();

  const number = new URL(page.url()).searchParams.get("number")!;
  await desk.goto(`${origin}/console/real-names/${number}`);
  await desk.getByLabel(review.open.reason, { exact: true }).fill("Both documents");
  await desk.getByRole("button", { name: review.open.go }).click();
  await expect(desk.getByRole("img", { name: review.photo.front })).toBeVisible();
  await expect(desk.getByRole("img", { name: review.photo.second })).toBeVisible();
  await office.close();
});

/** On the last step the line is lost: what is missing is said all the same, and what is whole goes out once when it is back. */
async function sendsWhenBack(page: Page): Promise<void> {
  const { whenBack, send } = words.send;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/realName/submit"))
      sent.push((request.postDataJSON() as { requestKey: string }).requestKey);
  });
  const press = () => page.getByRole("button", { name: whenBack.send }).click();
  await page.context().setOffline(true);
  await press();
  await expect(page.locator("[name=privacy]")).toHaveAttribute("aria-invalid", "true");
  for (const name of ["clauses", "accuracy", "transfer", "privacy"])
    await page.locator(`.check-line:has([name='${name}'])`).click({ position: { x: 12, y: 12 } });
  await press();
  await expect(page.getByRole("status").filter({ hasText: whenBack.waits })).toBeVisible();
  await page.getByRole("button", { name: whenBack.stop }).click();
  await expect(page.getByText(whenBack.waits)).toHaveCount(0);
  await expect(page.getByRole("button", { name: whenBack.send })).toBeFocused();
  await press();
  await expect(page.getByText(whenBack.waits)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  // a network that leads nowhere yet
  let [tries, leadsThere] = [0, false];
  await page.route("**/api/realName/getIdentityOffer", (route) => {
    tries++;
    return leadsThere ? route.continue() : route.abort();
  });
  await page.context().setOffline(false);
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(page.getByText(whenBack.waits)).toBeVisible();
  await expect(page.getByRole("button", { name: whenBack.stop })).toBeVisible();
  expect(sent).toEqual([]);
  leadsThere = true;
  await page.waitForURL(/real-name-result/);
  expect([sent.length, await page.getByRole("button", { name: send }).count()]).toEqual([1, 0]);
}
