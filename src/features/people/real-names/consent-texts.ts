import type { words } from "../../../i18n/en/real-name.ts";
import type { DocumentType } from "./document-number.ts";
import { clausesOf, regionRules } from "./required-documents.ts";
import type { Purpose, Region } from "./rules.ts";

type Said = typeof words.send;
type Form = {
  purpose: Purpose | undefined;
  regions: readonly Region[];
  document: { type: DocumentType | undefined; country?: string };
};

/** What each box says: the clauses are those of the regions, the purpose and the document (spec 5). */
export function consentTexts(
  { clauses: said, between, accuracy, transfer }: Pick<Said, "clauses" | "between" | "accuracy" | "transfer">,
  { purpose = 1, regions, document: { type = 1, country } }: Form,
  rules = regionRules,
): Record<"clauses" | "accuracy" | "transfer", string> {
  const clauses = clausesOf(regions, { type, purpose, country }, rules);
  return { clauses: clauses.map((clause) => said[clause]).join(between), accuracy, transfer };
}
