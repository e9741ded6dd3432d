import type { Answer } from "../../ground/visit/calls.ts";
import type { Entries } from "../../parts/forms/entries.ts";

export type Proved = NonNullable<Answer<"/realName/getProvedIdentity">["identity"]>;

const provedNames = [
  "identity",
  "document.type",
  "document.number",
  "document.englishName",
  "document.chineseName",
  "noChineseName",
  "document.birth",
  "document.country",
  "noExpiry",
] as const;

/** What a digital identity has proved, as answers of the form: it is a Hong Kong identity card's. */
export function provedEntries(proved: Proved): Record<(typeof provedNames)[number], string> {
  const { title, number, englishName, chineseName, birth } = proved;
  return {
    identity: title,
    "document.type": "3",
    "document.number": number,
    "document.englishName": englishName,
    "document.chineseName": chineseName ?? "",
    noChineseName: chineseName === null ? "on" : "",
    "document.birth": birth,
    "document.country": "HKG",
    noExpiry: "on",
  };
}

export function withoutProved(entries: Entries): Entries {
  if (!entries.identity) return entries;
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !provedNames.some((one) => one === name)));
}
