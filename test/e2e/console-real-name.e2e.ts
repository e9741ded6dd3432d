import { expect } from "@playwright/test";
import { zoomText } from "../../src/console/parts/photo-views.ts";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { sentByCall, sentWithSlip } from "./registrant.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { realNames: said } = words;

// whoever comes first does so alone
test.describe.configure({ mode: "default" });

/** Other journeys send registrations, too: this one was there before any that wait. */
const comesFirst = (number: string) =>
  inDatabase((client) =>
    client.query(
      `update real_names set received_at = (select min(received_at) from real_names where state = 'received') - interval '1 s'
       where number = $1`,
      [number],
    ),
  );

test("a reviewer takes the next registration, looks closely, decides by keys and takes it back; a colleague cannot look meanwhile", async ({
  page,
  browser,
}) => {
  const { number } = await sentByCall(page, [7701]);
  await comesFirst(number);
  await atTheConsole(page, "Priya Nair", "reviewer");
  await page.goto("/console/real-names");
  await expectSound(page);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(new RegExp(`/console/real-names/${number}$`));
  await expect(page.getByRole("cell", { name: "L89897701" })).toBeVisible();
  await expectSound(page);

  // closer, turned and brighter, by keys; the plain picture stands behind it
  const frame = page.getByRole("region", { name: said.frames.front });
  await expect(frame.getByRole("img", { name: said.photo.front })).toBeVisible();
  await page.keyboard.press("o");
  await page.keyboard.press("+");
  const canvas = frame.locator("canvas");
  await expect(canvas).toBeVisible();
  const zoom = page.locator("[data-zoom]");
  await expect(zoom).toHaveText(zoomText(1.5));
  await page.keyboard.press("-");
  await expect(zoom).toHaveText(zoomText(1));
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("w");
  await expect(zoom).toHaveText(zoomText(1));
  await page.keyboard.press("o");
  const [wide, high] = await frame
    .locator("img")
    .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect(page.locator(".review-photo")).toContainText(`${wide} × ${high}`);
  const { width, height } = await canvas.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));
  expect(height).toBeGreaterThan(width);
  await expectSound(page);

  // the photographs alone, with their tools, by a key; and back by the same
  const photos = page.locator("[data-photos]");
  const isWhole = () => photos.evaluate((shown) => document.fullscreenElement === shown);
  await page.keyboard.press("f");
  await expect.poll(isWhole).toBe(true);
  await expect(page.getByRole("button", { name: said.view.screen })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("f");
  await expect.poll(isWhole).toBe(false);

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await atTheConsole(colleague, "Tom Wong", "reviewer");
  await colleague.goto(`/console/real-names/${number}`);
  await expect(colleague.getByText("A colleague has this open.")).toBeVisible();
  await expect(colleague.getByText("L89897701")).toHaveCount(0);

  // a refusal needs a reason of its kind
  await page.keyboard.press("1");
  await page.keyboard.press("x");
  await expect(page.getByText(said.decide.needsReason)).toBeVisible();
  await page.keyboard.press("1");
  const theHolder = page.getByRole("checkbox", { name: said.reasons.not_the_holder });
  await page.keyboard.press((await theHolder.getAttribute("aria-keyshortcuts"))!);
  await expect(theHolder).toBeChecked();
  await page.getByRole("checkbox", { name: said.reasons.document_expired }).check();
  await page.keyboard.press("x");
  await expect(page.getByText(said.done.refused)).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText(said.done.undone)).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByText(said.done.registered)).toBeVisible();

  // decided, it opens for a reason alone
  await colleague.goto(`/console/real-names/${number}`);
  await expectSound(colleague);
  await colleague.getByLabel(said.open.reason, { exact: true }).fill("The person asks what went wrong");
  await colleague.getByRole("button", { name: said.open.go }).click();
  await expect(colleague.getByRole("cell", { name: "L89897701" })).toBeVisible();
  await expect(colleague.getByRole("button", { name: said.decide.registered })).toHaveCount(0);
  // its person can ask that it ends
  await expect(colleague.getByRole("button", { name: said.deregister.go })).toBeVisible();
  await expectSound(colleague);
  await other.close();
});

test("beside the photograph stand who waits, by masked names and by J and K, and where each value was read; what is proved is taken by a key", async ({
  page,
}) => {
  const { number, reads, typed } = await sentWithSlip(page, 7721);
  const next = await sentByCall(page, [7722]);
  await comesFirst(next.number);
  await comesFirst(number);
  await atTheConsole(page, "Ines Wood", "reviewer");
  await page.goto("/console/real-names");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(new RegExp(`/console/real-names/${number}$`));

  // names by their masks; the rows answer to keys, and lead to where a reason is asked
  const queue = page.getByRole("navigation", { name: said.queue });
  await expect(queue.locator("[aria-current=page]")).toHaveAttribute("title", number);
  await expect(queue).toContainText("ERIKSSON A•••");
  await expect(queue).not.toContainText("ANNA");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(queue.locator(":focus")).toHaveAttribute("title", next.number);
  await page.keyboard.press("k");
  await expect(queue.locator(":focus")).toHaveAttribute("title", number);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/console/real-names/${next.number}$`));
  await expect(page.getByLabel(said.open.reason, { exact: true })).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(page.getByText(said.looks(0))).toBeVisible();

  // each box lies on the photograph where its value was read, also when that is turned
  const boxes = page.locator("[data-boxes]");
  await expect(boxes.locator("polygon")).not.toHaveCount(0);
  await expect(boxes.locator(".differs")).toHaveCount(1);
  const rising = async () => {
    const [box, photo] = [await boxes.locator(".differs").boundingBox(), await boxes.boundingBox()];
    return (box!.y + box!.height / 2 - photo!.y) / photo!.height;
  };
  expect(await rising()).toBeGreaterThan(0.5);
  await page.keyboard.press("o");
  await page.keyboard.press("o");
  expect(await rising()).toBeLessThan(0.5);
  const press = page.getByRole("button", { name: said.view.boxes });
  await page.keyboard.press("s");
  await expect(boxes).toBeHidden();
  await expect(press).toHaveAttribute("aria-pressed", "false");
  await press.click();
  await expect(boxes).toBeVisible();
  await expectSound(page);

  // what the check digits prove, in the place of the slip
  await expect(page.getByRole("cell", { name: typed })).toBeVisible();
  await expect(page.getByRole("button", { name: said.correct.take(reads.slice(-1)) })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByText(said.done.corrected)).toBeVisible();
  await expect(page.getByRole("cell", { name: reads })).toHaveCount(2);
  await expect(boxes.locator(".differs")).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page.getByText(said.done.registered)).toBeVisible();
  await expect(page.getByText(/^You decided 1 today, \d+ s each/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the queue is links, the boxes stand on the photograph, and what is proved is taken by its button", async ({
    page,
  }) => {
    const { number, reads } = await sentWithSlip(page, 7731);
    await comesFirst(number);
    await atTheConsoleByPassword(page, "Noor Haddad", "reviewer");
    await page.goto("/console/real-names");
    await page.getByRole("link", { name: number }).click();
    await page.getByLabel(said.open.reason, { exact: true }).fill("Without a script");
    await page.getByRole("button", { name: said.open.go }).click();
    await expect(page.locator("[data-boxes] .differs")).toBeVisible();
    await expect(page.getByRole("navigation", { name: said.queue }).locator("[aria-current=page]")).toBeVisible();
    await page.getByRole("button", { name: said.correct.take(reads.slice(-1)) }).click();
    await expect(page.getByText(said.done.corrected)).toBeVisible();
    await page.getByRole("button", { name: said.decide.registered }).click();
    await expect(page.getByText(said.done.registered)).toBeVisible();
  });
});
