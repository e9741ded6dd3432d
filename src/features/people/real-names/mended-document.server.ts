import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { stillProved } from "../identity-logins/still-proved.server.ts";
import { marksOf } from "./document-store.server.ts";
import { documentProblems, originalProblems, tidyForm, type RealNameForm } from "./form-problems.ts";
import { nameProblems } from "./name-problems.server.ts";
import { regionRulesNow } from "./region-rules.server.ts";
import { detailsUnlessLost, keyOf, sealDetails } from "./sealed-details.server.ts";
import { simsOf, type RealName } from "./store.server.ts";

export function refuseAll(fields: FieldProblem[]): void {
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}

/** What is written where another document takes the place of the one that was sent, whoever corrects it: the same rules hold. */
export async function withDocument(
  tx: DbOrTx,
  realName: RealName,
  typed: RealNameForm["document"],
  context: Pick<Context, "objectKeys" | "now" | "config">,
) {
  const { objectKeys, now, config } = context;
  const rules = await regionRulesNow(tx, config);
  const opened = detailsUnlessLost(objectKeys, realName);
  if (opened === null) return refuse("REAL_NAME_OVER");
  // lost: its holder is called as the document has it, and from then on the mark alone says which document was before
  const kept = opened ?? { contactName: typed.englishName, original: undefined, proof: undefined };
  const sims = await simsOf(tx, realName.id);
  const { contactName, original } = kept;
  const form = tidyForm({
    purpose: realName.purpose!,
    regions: realName.regions!,
    contactName,
    sims: sims.map(({ iccid, remark }) => ({ iccid, remark: remark ?? "" })),
    document: typed,
    original,
  });
  refuseAll(documentProblems(form, dateAt(now.getTime(), operatorZone), rules));
  if (original) refuseAll(originalProblems(form));
  refuseAll(await nameProblems(tx, realName, form, { objectKeys, rules, originalMark: realName.original_mark }));
  const { document } = form;
  const proof = kept.proof && stillProved(kept.proof, kept.document, document);
  return {
    document_type: document.type,
    ...marksOf(objectKeys, document),
    details: sealDetails(keyOf(objectKeys, realName), { contactName, document, original, proof }),
  };
}
