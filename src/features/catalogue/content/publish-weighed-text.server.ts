import { wrong } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { putText } from "./put-text.server.ts";
import type { TextWish } from "./staff-contract.ts";
import { inForceFrom, type Text } from "./staff-rules.ts";
import type { Weighed } from "./weigh-text.server.ts";

/** Unless it is there already. `proposedBy`: whoever wrote it, where `by` has read it as the second person. */
export async function publishWeighedText(
  tx: DbOrTx,
  weighed: Weighed,
  wish: Pick<TextWish, "isMaterial">,
  by: By,
  proposedBy?: string,
): Promise<void> {
  if (weighed.isThere) return;
  refuseToCome(weighed.text, by.now);
  await putText(tx, weighed, by, { action: "text_published", wish, ...(proposedBy && { proposedBy }) });
}

/** Nobody is shown rules that do not hold yet: those wait for their day. */
export function refuseToCome(text: Text, now: Date): void {
  const from = inForceFrom(text);
  if (from && from > now)
    throw new Refusal("INVALID_INPUT", { fields: [wrong("text.facts.effective", "not_to_come")] });
}
