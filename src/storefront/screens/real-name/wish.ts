import { documentTypes } from "../../../features/people/real-names/document-number.ts";
import { purposes } from "../../../features/people/real-names/rules.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { phoneNumber } from "../../parts/phone/phone-number.ts";
import { regionsIn, simsIn } from "./answers.ts";

/** What the answers say, in the shape of the contract, right or wrong. */
export function wishIn(entries: Entries) {
  const said = (name: string) => entries[name] ?? "";
  const consent = (name: string) => ({ given: said(name) === "on", text: said(`shown.${name}`) });
  const phone = phoneNumber(said("phoneCountry"), said("phone")).replaceAll(/[\s().-]/g, "");
  const purpose = oneOf(purposes, said("purpose"));
  return {
    requestKey: said("requestKey"),
    number: said("number"),
    key: said("key"),
    purpose,
    regions: regionsIn(entries),
    contactName: said("contactName"),
    ...(phone && { phone }),
    ...(said("email").trim() && { email: said("email") }),
    sims: Array.from({ length: simsIn(entries) }, (_, place) => ({
      iccid: said(`sims.${place}.iccid`),
      remark: said(`sims.${place}.remark`),
    })),
    document: documentIn(entries),
    ...(purpose === 2 && {
      original: { type: oneOf(documentTypes, said("original.type")), number: said("original.number") },
    }),
    clauses: consent("clauses"),
    accuracy: consent("accuracy"),
    transfer: consent("transfer"),
    privacy: { given: said("privacy") === "on", version: said("consentVersion") },
  };
}

/** What the document says, in the shape of the contract. */
export function documentIn(entries: Entries) {
  const said = (name: string) => entries[name] ?? "";
  const unless = (name: string, value: string | undefined) => (said(name) === "on" ? null : value);
  return {
    type: oneOf(documentTypes, said("document.type")),
    englishName: said("document.englishName"),
    chineseName: unless("noChineseName", said("document.chineseName")) || null,
    birth: said("document.birth") || undefined,
    number: said("document.number"),
    expiry: unless("noExpiry", said("document.expiry") || undefined),
    country: said("document.country"),
  };
}

const oneOf = <Kind extends number>(kinds: readonly Kind[], said: string) =>
  kinds.find((kind) => String(kind) === said);

export type RealNameWish = ReturnType<typeof wishIn>;
