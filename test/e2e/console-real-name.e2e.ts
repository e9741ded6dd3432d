import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { consentTexts } from "../../src/features/people/real-names/consent-texts.ts";
import { words } from "../../src/i18n/en/console.ts";
import { words as form } from "../../src/i18n/en/real-name.ts";
import { aSim } from "../wishes.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { realNames: said } = words;
/** A page of a passport, drawn and photographed by the browser, in colour and sharp. */
async function drawnPassport(page: Page): Promise<string> {
  await page.goto("about:blank");
  await page.setContent(`<body style="margin:0;background:linear-gradient(120deg,#cfe3ff,#ffe2c4);font:28px monospace;color:#16264d">
    <h1>PASSPORT · UTOPIA</h1><p>Surname ERIKSSON<p>Given names ANNA MARIA<p>No. L898902C3 born 12 AUG 1974
    <p>${"<b>UTO </b><i>SPECIMEN </i>".repeat(60)}<p>P&lt;UTOERIKSSON&lt;&lt;ANNA&lt;MARIA&lt;&lt;&lt;&lt;&lt;&lt;&lt;</body>`);
  return (await page.screenshot({ type: "jpeg", quality: 90 })).toString("base64");
}

async function sent(page: Page, place: number): Promise<string> {
  const call = async (path: string, data: object) => {
    const { resultCode, resultData } = await (await page.request.post(`/api/realName/${path}`, { data })).json();
    expect([path, resultCode, resultData]).toEqual([path, "SUCCESS", resultData]);
    return resultData as { number: string; key: string };
  };
  const asked = await page.request.post("/api/content/getPolicy", { data: { docname: "privacy_policy", lang: "en" } });
  const given = { given: true, version: (await asked.json()).resultData.version as string };
  const texts = Object.entries(consentTexts(form.send, { purpose: 1, document: { type: 1 } }));
  const shown = Object.fromEntries(texts.map(([kind, text]) => [kind, { given: true, text }]));
  const { number, key } = await call("addPhoto", { photo: await drawnPassport(page), slot: "front" });
  await call("submit", {
    number,
    key,
    requestKey: randomUUID(),
    purpose: 1,
    regions: ["HK"],
    contactName: "Anna Eriksson",
    email: "anna@example.com",
    sims: [{ iccid: aSim(place), remark: "Trip" }],
    document: {
      type: 1,
      englishName: "ERIKSSON ANNA MARIA",
      chineseName: null,
      birth: "1974-08-12",
      number: `L8989${place}`,
      expiry: "2034-04-15",
      country: "SWE",
    },
    ...shown,
    privacy: given,
  });
  return number;
}

test("a reviewer takes the next registration, looks closely, decides by keys and takes it back; a colleague cannot look meanwhile", async ({
  page,
  browser,
}) => {
  const number = await sent(page, 7701);
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
