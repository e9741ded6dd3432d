import type { ProvedIdentity } from "../../../adapters/identity/identity-provider.ts";

/** From leaving for the provider to coming back. */
export const minutesOfLogin = 10;
/** So long it fills in forms of this browser; it may be somebody else's afterwards. */
export const minutesToFillIn = 10;
/** So long a form that says the same is marked as proved, as with photographs (row L8). */
export const hoursOfProof = 24;

export const provedFields = ["number", "englishName", "chineseName", "birth"] as const;
export type ProvedField = (typeof provedFields)[number];

type Said = { number: string; englishName: string; chineseName: string | null; birth: string };

/** Fields that say what was proved; spelling of names aside, for cards write `CHAN, Mei` and forms `CHAN MEI`. */
export function fieldsThatAgree(said: Said, proved: ProvedIdentity): ProvedField[] {
  return provedFields.filter((field) => plain(said[field]) === plain(proved[field]));
}

const plain = (text: string | null): string =>
  (text ?? "")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
