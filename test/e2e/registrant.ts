import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { drawPage } from "../../scripts/documents/draw-page.ts";
import { identitiesOf } from "../../scripts/documents/identities.ts";
import { takePhotograph } from "../../scripts/documents/take-photograph.ts";
import { consentTexts } from "../../src/features/people/real-names/consent-texts.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import { aPage, aPhotograph } from "../../src/platform/photographs/photographs.world.ts";
import { aSim } from "../wishes.ts";

/** Whose passport is drawn so that it can be read; no state has issued it. */
export const somebody = identitiesOf("evaluation", 2, 41)[0]!;

type Look = "unreadable" | "grey" | "readable";

export async function passportPhoto(look: Look): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await {
    unreadable: aPhotograph,
    grey: () => aPage().greyscale().jpeg().toBuffer(),
    readable: async () => (await takePhotograph(await drawPage(somebody, 0), 50)).jpeg,
  }[look]();
  return { name: "passport.jpg", mimeType: "image/jpeg", buffer };
}

/** What a person does who registers a SIM, on pages with scripts and without. */
export async function sendPassport(page: Page, { look = "unreadable" }: { look?: Look } = {}): Promise<void> {
  await page.locator("[name='photo.front']").setInputFiles(await passportPhoto(look));
  await page.getByRole("button", { name: words.next }).last().click();
}

export async function fillDocument(page: Page, more: { birth?: string; englishName?: string } = {}): Promise<void> {
  await page.locator("[name='document.englishName']").fill(more.englishName ?? "CHAN MEI");
  await page.getByText(words.details.noChineseName).click();
  await page.locator("[name='document.birth']").fill(more.birth ?? "1990-02-15");
  await page.locator("[name='document.number']").fill(`TR${String(Date.now()).slice(-7)}`);
  await page.locator("[name='document.expiry']").fill("2099-06-02");
  await page.locator("[name='document.country']").selectOption("JPN");
}

export async function agreeAndSend(page: Page): Promise<void> {
  for (const name of ["clauses", "accuracy", "transfer", "privacy"])
    await page.locator(`.check-line:has([name='${name}'])`).click({ position: { x: 12, y: 12 } });
  await page.getByRole("button", { name: words.send.send, exact: true }).click();
}

/** A page of a passport, drawn and photographed by the browser, in colour and sharp. */
async function drawnPassport(page: Page): Promise<string> {
  await page.goto("about:blank");
  await page.setContent(`<body style="margin:0;background:linear-gradient(120deg,#cfe3ff,#ffe2c4);font:28px monospace;color:#16264d">
    <h1>PASSPORT · UTOPIA</h1><p>Surname ERIKSSON<p>Given names ANNA MARIA<p>No. L898902C3 born 12 AUG 1974
    <p>${"<b>UTO </b><i>SPECIMEN </i>".repeat(60)}<p>P&lt;UTOERIKSSON&lt;&lt;ANNA&lt;MARIA&lt;&lt;&lt;&lt;&lt;&lt;&lt;</body>`);
  return (await page.screenshot({ type: "jpeg", quality: 90 })).toString("base64");
}

/** What a form sends, without its pages: an office's SIMs under one name. */
export async function sentByCall(page: Page, sims: readonly number[]): Promise<{ number: string; key: string }> {
  const call = async (path: string, data: object) => {
    const { resultCode, resultData } = await (await page.request.post(`/api/realName/${path}`, { data })).json();
    expect([path, resultCode, resultData]).toEqual([path, "SUCCESS", resultData]);
    return resultData as { number: string; key: string };
  };
  const asked = await page.request.post("/api/content/getPolicy", { data: { docname: "privacy_policy", lang: "en" } });
  const given = { given: true, version: (await asked.json()).resultData.version as string };
  const texts = Object.entries(consentTexts(words.send, { purpose: 1, regions: ["HK"], document: { type: 1 } }));
  const { number, key } = await call("addPhoto", { photo: await drawnPassport(page), slot: "front" });
  await call("submit", {
    number,
    key,
    requestKey: randomUUID(),
    purpose: 1,
    regions: ["HK"],
    contactName: "Anna Eriksson",
    email: "anna@example.com",
    sims: sims.map((place, index) => ({ iccid: aSim(place), remark: `Trip ${index + 1}` })),
    document: {
      type: 1,
      englishName: "ERIKSSON ANNA MARIA",
      chineseName: null,
      birth: "1974-08-12",
      number: `L8989${sims[0]}`,
      expiry: "2034-04-15",
      country: "SWE",
    },
    ...Object.fromEntries(texts.map(([kind, text]) => [kind, { given: true, text }])),
    privacy: given,
  });
  return { number, key };
}
