import { randomUUID } from "node:crypto";
import { aSim } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import { words } from "../../../i18n/en/real-name.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { consentTexts } from "./consent-texts.ts";
import { sweepPhotos } from "./sweep-photos.server.ts";

export type Form = { number: string; key: string };

/** To what the English page says, and to the small shop's policy. */
function agreed(form: object): object {
  const shown = Object.entries(consentTexts(words.send, form as Parameters<typeof consentTexts>[1])).map(
    ([kind, text]) => [kind, { given: true, text }],
  );
  return { ...Object.fromEntries(shown), privacy: { given: true, version: "2026-11" } };
}

/** Of a photograph that the shop would take, as far as this test's world looks. */
export const aPhoto = (text = "a passport"): string => Buffer.from(text).toString("base64");

/** What a person who was born in 1990 sends with a passport of Japan, for one SIM. */
export function aForm(form: Form, more: object = {}): object {
  const filled = { ...filledIn(form), ...more };
  return { ...filled, ...agreed(filled), ...more };
}

const filledIn = (form: Form) => ({
  ...form,
  requestKey: randomUUID(),
  purpose: 1,
  regions: ["HK"],
  contactName: "Mei Chan",
  email: "mei@example.com",
  sims: [{ iccid: aSim(7), remark: "Office phone" }],
  document: {
    type: 1,
    englishName: "CHAN MEI",
    chineseName: "陳美",
    birth: "1990-02-15",
    number: "TR1234567",
    expiry: "2031-06-02",
    country: "JPN",
  },
});

export async function begun(world: World, more: object = {}): Promise<Form> {
  const { envelope } = await world.answer("/realName/addPhoto", { photo: aPhoto(), slot: "front", ...more });
  if (envelope.resultCode !== "SUCCESS") throw new Error(JSON.stringify(envelope));
  return envelope.resultData as Form;
}

export async function sent(world: World, more: object = {}): Promise<Form> {
  const form = await begun(world);
  const { envelope } = await world.answer("/realName/submit", aForm(form, more));
  if (envelope.resultCode !== "SUCCESS") throw new Error(JSON.stringify(envelope));
  return form;
}

/** The keys of all sealed photographs that lie in the store. */
export async function objectsOf({ shop }: World): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of shop.objects.list("")) keys.push(key);
  return keys;
}

export const swept = ({ shop }: World): Promise<void> =>
  sweepPhotos.run({}, contextFor(shop, { language: "en", address: "::1" }));
