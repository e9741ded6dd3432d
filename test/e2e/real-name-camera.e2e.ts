import { expect, test, type Page } from "@playwright/test";
import { words as camera } from "../../src/i18n/en/camera.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { expectAccessible } from "./accessibility.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";
import { sendPassport } from "./registrant.ts";
import { launchOptions } from "./setting.ts";

const fake = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...fake] },
});

/** At the photograph, as whoever has answered what comes before. */
async function atThePhoto(page: Page): Promise<void> {
  await openPage(page, "/en/real-name");
  await page.evaluate(
    (entries) =>
      localStorage.setItem(
        `draft-${sessionStorage.getItem("real-name-form")}`,
        JSON.stringify({ here: "", entries, since: Date.now() }),
      ),
    {
      regions: "HK",
      purpose: "1",
      "sims.0.iccid": "8985234000000006025",
      contactName: "Mei Chan",
      email: "mei@example.com",
      "document.type": "1",
    },
  );
  await openPage(page, "/en/real-name?step=photo");
  await takenOver(page);
}

test("the camera opens in the page, says what to do, takes a picture, and what it took is sent as a file is", async ({
  page,
}) => {
  await atThePhoto(page);
  await page.getByRole("button", { name: words.photo.camera }).click();
  const view = page.getByRole("dialog", { name: camera.title });
  await expect(view.getByText(camera.byItself)).toBeVisible();
  await expect(view.getByRole("status")).toContainText(/are right/);
  await expectAccessible(page);
  await view.getByRole("button", { name: camera.take }).click();
  await expect(view.getByText(camera.look)).toBeVisible();
  await view.getByRole("button", { name: camera.again }).click();
  await view.getByRole("button", { name: camera.take }).click();
  const sent = page.waitForRequest(/\/api\/realName\/addPhoto$/);
  await view.getByRole("button", { name: camera.use }).click();
  const request = await (await sent).allHeaders();
  expect(JSON.parse(decodeURIComponent(request["wish"]!))).toMatchObject({ slot: "front" });
  expect((await sent).postDataBuffer()!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await expect(view).toHaveCount(0);
});

test("left by Escape the page is as before; refused, it says how a photograph comes otherwise", async ({ page }) => {
  await atThePhoto(page);
  await page.getByRole("button", { name: words.photo.camera }).click();
  await expect(page.getByRole("dialog", { name: camera.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: camera.title })).toHaveCount(0);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: words.photo.camera }).click();
  await expect(page.getByText(words.photo.noCamera)).toBeVisible();
  await expect(page.locator("[name='photo.front']")).toBeVisible();
});

test("a large photograph is made smaller on its way; one that does not get through is there still, and goes with the next try", async ({
  page,
}) => {
  await atThePhoto(page);
  let tries = 0;
  const sizes: number[] = [];
  await page.route(/\/api\/realName\/addPhoto$/, async (route) => {
    tries += 1;
    sizes.push(route.request().postDataBuffer()!.length);
    await (tries <= 2 ? route.abort("connectionreset") : route.continue());
  });
  await sendPassport(page, { look: "readable" });
  await expect(page.getByText(words.photo.notSent).last()).toBeVisible();
  await expect(page.getByText("passport.jpg")).toBeVisible();
  expect(tries).toBe(2);
  expect(sizes[1]!).toBeLessThanOrEqual(sizes[0]!);
  await page.getByRole("button", { name: words.next }).last().click();
  await arriveAt(page, /step=details$/);
  expect(tries).toBe(3);
});

test("whoever comes from another page of the shop may use the camera, too: the page is loaded for it", async ({
  page,
}) => {
  await openPage(page, "/en/device-check");
  await atThePhoto(page);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name)).toContain("/real-name");
});
