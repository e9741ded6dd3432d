import type { Answer } from "../../ground/visit/calls.ts";
import type { Entries } from "../../parts/forms/entries.ts";

export type Proved = NonNullable<Answer<"/realName/getProvedIdentity">["identity"]>;

/** What a digital identity has proved, as answers of the form: it is a Hong Kong identity card's. */
export function provedEntries({ title, number, englishName, chineseName, birth }: Proved): Entries {
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
