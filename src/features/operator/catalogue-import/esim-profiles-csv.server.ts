import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { activationCode, isMatchingId, isSmdpAddress, parseActivationCode } from "../../../kernel/activation-code.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import { text, YesOrNo } from "../../../kernel/record-fields.ts";
import { fault, wrong } from "../../../kernel/record-problem.ts";
import { together } from "../../../kernel/record.ts";
import { asWritten, asYesOrNo, columns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";
import { asIccid, Iccid } from "./sim-cards-csv.server.ts";

const fields = z.object({
  iccid: Iccid,
  smdp_address: text(253, (host) => (isSmdpAddress(host) ? undefined : fault("smdp_address"))),
  matching_id: text(200, (id) => (isMatchingId(id) ? undefined : fault("matching_id"))),
  /** Its SM-DP+ tells us what becomes of it (ES2+ notifications). */
  reports: z.nullable(YesOrNo),
});

export type Profile = z.output<typeof fields>;

/** A matching id is a bearer secret: reports name its line, never its letters, nor those that stand where it may. */
export const esimProfilesCsv: CsvFile<Profile> = {
  file: "esim-profiles.csv",
  kind: {
    fields,
    unique: {
      iccid: ({ iccid }) => iccid && iccidKey(iccid),
      matching_id: ({ smdp_address, matching_id }) => together(smdp_address, matching_id),
    },
    *rules({ smdp_address, matching_id }) {
      if (!smdp_address || !matching_id) return;
      const code = activationCode({ smdpAddress: smdp_address, matchingId: matching_id });
      if (!parseActivationCode(code)) yield wrong("matching_id", "activation_code_long");
    },
  },
  columns: columns({
    iccid: asIccid,
    smdp_address: (cell) => cell.toLowerCase(),
    matching_id: asWritten,
    reports: asYesOrNo,
  }),
  optional: ["reports"],
  secret: ["smdp_address", "matching_id"],
  shown: /^[\d\s-]*$/,
};

/** Tells one code from another without opening the vault; hexadecimal. */
export function matchingIdHash({ smdp_address, matching_id }: Pick<Profile, "smdp_address" | "matching_id">): string {
  return createHash("sha256").update(`${smdp_address}$${matching_id}`).digest("hex");
}
