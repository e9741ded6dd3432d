import type { ProvedIdentity } from "../../../adapters/identity/identity-provider.ts";

/** From leaving for the provider to coming back, and from coming back to being told. */
export const minutesOfLogin = 10;
/** So long it fills in forms of this browser, and is kept; the browser may be somebody else's afterwards. */
export const minutesToFillIn = 10;
/** So long a form that says the same is marked as proved, as with photographs (row L8). */
export const hoursOfProof = 24;

export const provedFields = ["number", "englishName", "chineseName", "birth"] as const;
export type ProvedField = (typeof provedFields)[number];

type Said = { number: string; englishName: string; chineseName: string | null; birth: string };

/** Signs a text for this purpose alone, or says whether it was signed so. */
type Marking = { sign: (text: string) => string; isSigned: (text: string, mark: string) => boolean };

/** Of what was proved, for as long as it is compared and no longer kept: a mark for each field. */
export function marksOf(proved: ProvedIdentity, { sign }: Pick<Marking, "sign">): string[] {
  return provedFields.map((field) => sign(textOf(field, proved)));
}

/** Fields that say what was proved; spelling of names aside, for cards write `CHAN, Mei` and forms `CHAN MEI`. */
export function fieldsThatAgree(
  said: Said,
  marks: readonly string[],
  { isSigned }: Pick<Marking, "isSigned">,
): ProvedField[] {
  return provedFields.filter((field, place) => isSigned(textOf(field, said), marks[place] ?? ""));
}

const textOf = (field: ProvedField, said: Said): string => `${field}\n${plain(said[field])}`;

const plain = (text: string | null): string =>
  (text ?? "")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
