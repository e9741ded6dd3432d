import type { FieldProblem } from "../../../kernel/field-problems.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isAnyHeld, registeredWith } from "./change-store.server.ts";
import { lockDocuments, marksOf, simsOfDocument } from "./document-store.server.ts";
import type { RealNameForm } from "./form-problems.ts";
import { requiredDocuments, type RulesOfRegions } from "./required-documents.ts";
import { putSims, type RealName } from "./store.server.ts";

/** A SIM is under one name, and a name has so many SIMs: counted behind a lock of the document. `originalMark`: of the one before. */
export async function nameProblems(
  tx: DbOrTx,
  { id }: RealName,
  form: RealNameForm,
  {
    objectKeys,
    rules,
    originalMark,
  }: Pick<Context, "objectKeys"> & { rules: RulesOfRegions; originalMark: Buffer | null },
): Promise<FieldProblem[]> {
  const { document, regions } = form;
  const sims = form.sims.map(({ iccid, remark = "" }) => ({ iccid, remark: remark || null }));
  const most = requiredDocuments(regions, rules, document.country).mostSimsOfPerson;
  const marks = marksOf(objectKeys, document);
  await lockDocuments(tx, [marks.document_mark]);
  const own = await simsOfDocument(tx, marks, id);
  if (own.length + sims.length > most) return [{ field: "sims", problem: "sims.quota", limit: most }];
  if (!originalMark) return atSims(form, await putSims(tx, id, sims), "iccid.registered");
  const iccids = sims.map(({ iccid }) => iccid);
  const before = new Set(await registeredWith(tx, originalMark, iccids));
  const others = iccids.filter((iccid) => !before.has(iccid));
  if (others.length === 0) await putSims(tx, id, sims, { later: true });
  // whose registration has ended has nothing to change
  else if (before.size === 0 && !(await isAnyHeld(tx, iccids))) return [{ field: "purpose", problem: "purpose.first" }];
  return atSims(form, others, "iccid.other_document");
}

const atSims = ({ sims }: RealNameForm, which: readonly string[], problem: FieldProblem["problem"]): FieldProblem[] =>
  sims.flatMap(({ iccid }, place) => (which.includes(iccid) ? [{ field: `sims.${place}.iccid`, problem }] : []));
