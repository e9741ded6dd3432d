import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { sentByCall } from "./registrant.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { realNames: said } = words;

test("a reviewer takes the next registration, looks closely, decides by keys and takes it back; a colleague cannot look meanwhile", async ({
  page,
  browser,
}) => {
  const number = (await sentByCall(page, [7701])).number;
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
  await page.keyboard.press("t");
  await page.keyboard.press("+");
  const canvas = frame.locator("canvas");
  await expect(canvas).toBeVisible();
  const { width, height } = await canvas.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));
  expect(height).toBeGreaterThan(width);
  await expectSound(page);

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
  await page.keyboard.press("8");
  await expect(page.getByRole("radio", { name: said.reasons.not_the_holder })).toBeChecked();
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
