import { createHash } from "node:crypto";
import * as z from "zod";
import { activationCode, isMatchingId, isSmdpAddress, parseActivationCode } from "../../../kernel/activation-code.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import { text, YesOrNo } from "./cells.server.ts";
import { together, type CsvFile } from "./csv-sheet.server.ts";
import { Iccid } from "./iccid-cell.server.ts";

const cells = z.object({
  iccid: Iccid,
  smdp_address: text(253)
    .refine(isSmdpAddress, "must be the host name of an SM-DP+, without https:// and port")
    .transform((host) => host.toLowerCase()),
  matching_id: text(200).refine(isMatchingId, "must be letters, digits and hyphens"),
  /** Its SM-DP+ tells us what becomes of it (ES2+ notifications). */
  reports: YesOrNo.nullable(),
});

export type Profile = z.output<typeof cells>;

/** A matching id is a bearer secret: reports name its line, never its letters, nor those that stand where it may. */
export const esimProfilesCsv: CsvFile<Profile> = {
  file: "esim-profiles.csv",
  cells: cells.shape,
  optional: ["reports"],
  unique: {
    iccid: ({ iccid }) => iccid && iccidKey(iccid),
    matching_id: ({ smdp_address, matching_id }) => together(smdp_address, matching_id),
  },
  secret: ["smdp_address", "matching_id"],
  *rules({ smdp_address, matching_id }) {
    if (!smdp_address || !matching_id) return;
    const code = activationCode({ smdpAddress: smdp_address, matchingId: matching_id });
    if (!parseActivationCode(code)) yield { field: "matching_id", text: "is too long for an activation code" };
  },
};

/** Tells one code from another without opening the vault; hexadecimal. */
export function matchingIdHash({ smdp_address, matching_id }: Pick<Profile, "smdp_address" | "matching_id">): string {
  return createHash("sha256").update(`${smdp_address}$${matching_id}`).digest("hex");
}
