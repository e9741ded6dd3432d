/** What people write between the digits, as phones show them in groups. */
const between = /[\s.\-\u00ad\u200b-\u200f\u2010-\u2015]/g;

export type EidProblem = "empty" | "length" | "check";

/**
 * Whether this is an EID: 32 digits that leave 1 when divided by 97 (GSMA SGP.02 annex J, SGP.29). It needs no server,
 * and identifies the eUICC, so it is neither sent, stored nor logged.
 */
export function eidProblem(typed: string): EidProblem | undefined {
  const digits = typed
    .normalize("NFKC")
    .replace(between, "")
    .replace(/^EID:?/i, "");
  if (digits === "") return "empty";
  if (!/^\d{32}$/.test(digits)) return "length";
  return BigInt(digits) % 97n === 1n ? undefined : "check";
}
