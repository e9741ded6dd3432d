import { maskedIccid } from "../../../kernel/iccid.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { undoSeconds } from "../../../kernel/undoable.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { Correction } from "./store.server.ts";

/** How the audit trail names a correction; of the card its ends alone. */
export function aboutCorrection({ iccid, amount, reason }: Correction) {
  return { reason, subject: maskedIccid(iccid), amount, currency: prepaidCurrency };
}

/** The case by which colleagues find a proposal. */
export const proposalCase = ({ id, iccid }: Pick<Correction, "id" | "iccid">) =>
  ({ kind: "prepaid_correction_waits", subject: `${iccid} ${id}` }) as const;

export async function carryOutLater(tx: DbOrTx, { id }: Pick<Correction, "id">): Promise<void> {
  const held = { once: `correction:${id}`, inSeconds: undoSeconds };
  await addJob(tx, "carry-out-correction", { correctionId: id }, held);
}
