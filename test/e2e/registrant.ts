import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { drawPage } from "../../scripts/documents/draw-page.ts";
import { identitiesOf } from "../../scripts/documents/identities.ts";
import { takePhotograph } from "../../scripts/documents/take-photograph.ts";
import { consentTexts } from "../../src/features/people/real-names/consent-texts.ts";
import { words } from "../../src/i18n/en/real-name.ts";
import type { ReadDocument } from "../../src/kernel/read-document.ts";
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

type Sent = { number: string; key: string };

async function calledBy(page: Page, path: string, data: object) {
  const { resultCode, resultData } = await (await page.request.post(`/api/realName/${path}`, { data })).json();
  expect([path, resultCode, resultData]).toEqual([path, "SUCCESS", resultData]);
  return resultData;
}

/** What a form sends, without its pages: an office's SIMs under one name. */
export async function sentByCall(page: Page, sims: readonly number[]): Promise<Sent> {
  const form = await calledBy(page, "addPhoto", { photo: await drawnPassport(page), slot: "front" });
  return submitted(page, sims, form, {
    type: 1,
    englishName: "ERIKSSON ANNA MARIA",
    chineseName: null,
    birth: "1974-08-12",
    number: `L8989${sims[0]}`,
    expiry: "2034-04-15",
    country: "SWE",
  });
}

/** The same with a passport that is read by itself, and typed as it reads but for a slip in its number. */
export async function sentWithSlip(page: Page, sim: number): Promise<Sent & { reads: string; typed: string }> {
  const photo = (await passportPhoto("readable")).buffer.toString("base64");
  const form = await calledBy(page, "addPhoto", { photo, slot: "front" });
  let read: ReadDocument | null = null;
  // on a busy machine nobody may be free to look
  await expect(async () => {
    const { number, key } = form;
    read = (await calledBy(page, "readPhoto", { number, key, slot: "front" })).document;
    expect(read).not.toBeNull();
  }).toPass();
  const { englishName, birth, number, expiry, country } = read!.fields;
  const reads = number!.text;
  const typed = `${reads.slice(0, -1)}${reads.endsWith("7") ? "1" : "7"}`;
  const dates = { birth: birth!.text, expiry: expiry!.text };
  const named = { type: 1, englishName: englishName!.text, chineseName: null, number: typed, country: country!.text };
  return { ...(await submitted(page, [sim], form, { ...named, ...dates })), reads, typed };
}

async function submitted(page: Page, sims: readonly number[], { number, key }: Sent, document: object): Promise<Sent> {
  const asked = await page.request.post("/api/content/getPolicy", { data: { docname: "privacy_policy", lang: "en" } });
  const given = { given: true, version: (await asked.json()).resultData.version as string };
  const texts = Object.entries(consentTexts(words.send, { purpose: 1, regions: ["HK"], document: { type: 1 } }));
  await calledBy(page, "submit", {
    number,
    key,
    requestKey: randomUUID(),
    purpose: 1,
    regions: ["HK"],
    contactName: "Anna Eriksson",
    email: "anna@example.com",
    sims: sims.map((place, index) => ({ iccid: aSim(place), remark: `Trip ${index + 1}` })),
    document,
    ...Object.fromEntries(texts.map(([kind, text]) => [kind, { given: true, text }])),
    privacy: given,
  });
  return { number, key };
}
