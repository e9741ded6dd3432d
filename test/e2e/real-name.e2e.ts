import { expect, type Page } from "@playwright/test";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as photos } from "../../src/i18n/en/photos.ts";
import { words as result } from "../../src/i18n/en/real-name-result.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { aSim } from "../wishes.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage, takenOver } from "./open-page.ts";
import { agreeAndSend, fillDocument, sendPassport, somebody } from "./registrant.ts";

const onDevice = (page: Page) =>
  page.evaluate(() => localStorage.getItem(`draft-${sessionStorage.getItem("real-name-form")}`));

test.use({ viewport: { width: 390, height: 844 } });

test("a registration on a phone: one question after the other, a reload and the way back lose nothing, and its page says how far it is", async ({
  page,
}) => {
  const next = () => page.getByRole("button", { name: words.next }).last().click();
  await openPage(page, `/en/real-name#sim=${aSim(602)}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: words.start.begin }).click();
  await expect(page.getByText(errors.problems.choose()).last()).toBeVisible();
  await page.locator("[name=regions][value=HK]").check();
  await page.locator("[name=purpose][value='1']").check();
  await page.getByRole("button", { name: words.start.begin }).click();

  await arriveAt(page, /step=sim$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("[name='sims.0.iccid']")).toHaveValue(aSim(602));
  await page.getByRole("button", { name: words.sim.add }).click();
  const another = page.locator("[name='sims.1.iccid']");
  const mistyped = aSim(603).slice(0, -1) + ((Number(aSim(603).at(-1)) + 1) % 10);
  await another.fill(mistyped);
  await page.locator("[name='sims.1.remark']").focus();
  await expect(another).toHaveAccessibleDescription(new RegExp(errors.problems.iccid()));
  await another.fill(aSim(603));
  await expect(another).not.toHaveAttribute("aria-invalid", "true");
  await another.fill(aSim(602));
  await next();
  await expect(page.getByText(errors.problems["iccid.duplicate"]()).last()).toBeVisible();
  await page.getByRole("button", { name: words.sim.remove(2) }).click();
  await expect(page.locator("[name='sims.1.iccid']")).toHaveCount(0);
  await next();

  await arriveAt(page, /step=contact$/);
  await page.locator("[name=contactName]").fill("Mei Chan");
  await page.locator("[name=email]").fill("mei@gmial.com");
  await page.locator("[name=contactName]").focus();
  await page.getByRole("button", { name: words.contact.useMeant }).click();
  await expect(page.locator("[name=email]")).toHaveValue("mei@gmail.com");
  await page.locator("[name=email]").fill("mei@example.com");
  await page.reload();
  await takenOver(page);
  await expect(page.locator("[name=contactName]")).toHaveValue("Mei Chan");
  await next();

  await arriveAt(page, /step=document$/);
  await page.goBack();
  await expect(page.locator("[name=email]")).toHaveValue("mei@example.com");
  await page.goForward();
  await page.locator("[name='document.type'][value='1']").check();
  await next();

  await arriveAt(page, /step=photo$/);
  await sendPassport(page, { look: "grey" });
  // said of the file that was chosen, and then by the server at its field
  await expect(page.locator("[name='photo.front']")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(photos.refused.grey).last()).toBeVisible();
  await expectAccessible(page);
  await sendPassport(page, { look: "readable" });

  await arriveAt(page, /step=details$/);
  await expect(page.getByRole("heading", { level: 1, name: words.details.check.heading })).toBeVisible();
  await seesPieces(page);
  await expect(page.getByRole("img", { name: words.details.check.shot })).toBeVisible();
  await seesMarks(page);
  await page.reload();
  await takenOver(page);
  await seesPieces(page);
  // a photograph is kept on no device
  await expect(page.locator(".rn-shot")).toHaveCount(0);
  await expect(page.locator("[name='document.englishName']")).toHaveValue(`${somebody.surname} ${somebody.given}`);
  await expect(page.locator("[name='document.number']")).toHaveValue(somebody.number);
  await expect(page.locator("[name='document.country']")).toHaveValue(somebody.issuer);
  await expectAccessible(page);
  const tick = page.locator(".check-line:has([name=confirmed])");
  await page.locator("[name='document.englishName']").fill("CHAN MEI");
  await page.getByText(words.details.noChineseName).click();
  await next();
  await expect(page.locator("[name=confirmed]")).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(() => scrollTo(0, 0));
  await leadsToTick(page);
  await tick.click({ position: { x: 12, y: 12 } });
  await expect(page.locator(".rn-left")).toHaveText(words.details.check.allConfirmed);
  // what is changed after the tick is not confirmed yet
  await page.locator("[name='document.englishName']").fill("CHAN MEI LIN");
  await expect(page.locator("[name=confirmed]")).not.toBeChecked();
  await expect(page.locator(".rn-left")).toHaveText(words.details.check.left(1));
  await page.locator("[name='document.englishName']").fill("CHAN MEI");
  await tick.click({ position: { x: 12, y: 12 } });
  await page.locator("summary", { hasText: words.send.change }).click();
  await page.locator("[name='document.birth']").fill(`${new Date().getFullYear() - 10}-03-03`);
  await next();
  await expect(page.getByText(/^Under 16 is not allowed/).last()).toBeVisible();
  await expect(page.getByText(words.details.photoGone).last()).toBeVisible();
  await page.locator("[name='document.birth']").fill("1990-02-15");
  await next();
  await arriveAt(page, /step=photo$/);
  await sendPassport(page, { look: "readable" });
  await arriveAt(page, /step=details$/);
  await expect(page.locator("[name='document.englishName']")).toHaveValue("CHAN MEI");
  await tick.click({ position: { x: 12, y: 12 } });
  await next();
  await expect(page.locator("[name='keep.birth']").first()).toHaveAttribute("value", "own 1990-02-15");
  await expectAccessible(page);
  await page.getByRole("link", { name: words.details.check.left(1) }).click();
  await expect(page.locator("[name='keep.birth']").first()).toBeFocused();
  await page.locator("[name='keep.birth'][value=document]").check();
  await expect(page.locator(".rn-left")).toHaveText(words.details.check.allConfirmed);
  await next();

  await arriveAt(page, /step=send$/);
  await expect(page.getByText("4 Jul 1982")).toBeVisible();
  await page.getByRole("button", { name: words.send.changeOf(words.send.rows.sims) }).click();
  await page.locator("[name='sims.0.remark']").fill("Office phone");
  await next();
  await expect(page.getByText(`${aSim(602)} · Office phone`)).toBeVisible();
  await expectAccessible(page);
  await agreeAndSend(page);

  await page.waitForURL(/\/real-name-result\?number=RN\w+&key=[\w-]+$/);
  await takenOver(page);
  await expect(page.getByRole("heading", { level: 1, name: result.titles.received })).toBeVisible();
  await expectAccessible(page);
  expect(await onDevice(page)).toBeNull();
  const own = page.url();
  await openPage(page, "/en/real-name?step=send");
  await arriveAt(page, /step=start$/);
  await openPage(page, own);
  await page.getByRole("link", { name: result.act.details }).click();
  await page.locator("[name='document.type']").selectOption("1");
  await fillDocument(page, { englishName: "CHAN MEI LING" });
  await page.getByRole("button", { name: result.act.send }).click();
  await expect(page.getByRole("heading", { level: 1, name: result.titles.received })).toBeVisible();
  await openDrawn(page, own.replace(/key=.{4}/, "key=AAAA"));
  await expect(page.getByRole("heading", { level: 1, name: result.missing.title })).toBeVisible();
});

/** The line at the foot is in sight from the top on, and what it leads to lies above it. */
async function leadsToTick(page: Page) {
  const left = page.getByRole("link", { name: words.details.check.left(1) });
  await expect(left).toBeInViewport({ ratio: 1 });
  const tick = page.locator("[name=confirmed]");
  await expect(tick).not.toBeInViewport();
  await left.click();
  await expect(tick).toBeFocused();
  const [ticked, foot] = await Promise.all([tick.boundingBox(), page.locator(".rn-foot").boundingBox()]);
  expect(ticked!.y + ticked!.height).toBeLessThan(foot!.y);
  expect(ticked!.y).toBeGreaterThan(0);
}

/** On the whole photograph, as wide and high as it, what was read: its zone fills the lower part, and three values prove themselves. */
async function seesMarks(page: Page) {
  const marks = page.locator(".rn-shot polygon");
  await expect(marks).toHaveCount(5);
  await expect(page.locator(".rn-shot polygon[data-proved=true]")).toHaveCount(3);
  const [photograph, ...marked] = await Promise.all(
    [page.locator(".rn-shot canvas"), ...(await marks.all())].map((one) => one.boundingBox()),
  );
  for (const { x, y, width, height } of marked.map((box) => box!)) {
    expect(x).toBeGreaterThan(photograph!.x - 4);
    expect(x + width).toBeLessThan(photograph!.x + photograph!.width + 4);
    expect(y).toBeGreaterThan(photograph!.y);
    expect(y + height).toBeLessThan(photograph!.y + photograph!.height + 4);
  }
}

/** The photograph's own words stand beside those that were read of it. */
async function seesPieces(page: Page) {
  const pieces = page.locator(".rn-card img");
  // where nobody was free to cut them out, a page that is loaded anew asks again
  await expect(pieces)
    .toHaveCount(5)
    .catch(async () => {
      await page.reload();
      await takenOver(page);
      await expect(pieces).toHaveCount(5, { timeout: 30_000 });
    });
  for (const piece of await pieces.all())
    expect(await piece.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(40);
}

test("answers outlive their tab, and nothing outlives it on a computer of others", async ({ page, context }) => {
  await openPage(page, "/en/real-name");
  await page.locator("[name=regions][value=HK]").check();
  await page.close();
  const later = await context.newPage();
  await openPage(later, "/en/real-name");
  await takenOver(later);
  await expect(later.getByText(words.before.isThere)).toBeVisible();
  await expectAccessible(later);
  await expect(later.locator("[name=regions]:checked")).toHaveCount(0);
  await later.getByRole("button", { name: words.before.goOn }).click();
  await expect(later.locator("[name=regions][value=HK]")).toBeChecked();
  await expect(later.getByText(words.before.isThere)).toHaveCount(0);
  await later.getByText(words.onlyHere).click();
  expect(await onDevice(later)).toBeNull();
  await later.reload();
  await takenOver(later);
  await expect(later.locator("[name=regions][value=HK]")).toBeChecked();
  await later.getByText(words.onlyHere).click();
  expect(await onDevice(later)).toContain("HK");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the line at the foot of the check leads to what is left", async ({ page }) => {
    const next = () => page.getByRole("button", { name: words.next }).last().click();
    await page.goto("/en/real-name");
    await page.locator("[name=regions][value=HK]").check();
    await page.locator("[name=purpose][value='1']").check();
    await page.getByRole("button", { name: words.start.begin }).click();
    await page.locator("[name='sims.0.iccid']").fill(aSim(602));
    await next();
    await page.locator("[name=contactName]").fill("Mei Chan");
    await page.locator("[name=email]").fill("mei@example.com");
    await next();
    await page.locator("[name='document.type'][value='1']").check();
    await next();
    await sendPassport(page, { look: "readable" });
    const left = page.getByRole("link", { name: words.details.check.left(1) });
    await expect(async () => {
      const fillIn = page.getByRole("button", { name: words.details.read.fillIn });
      if (await fillIn.isVisible()) await fillIn.click({ timeout: 5000 });
      await expect(left).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 80_000 });
    await left.click();
    await expect(page.locator("[name=confirmed]")).toBeFocused();
    await expect(page.locator("[name=confirmed]")).toBeInViewport();
  });
});
