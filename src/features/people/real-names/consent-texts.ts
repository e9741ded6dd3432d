import type { words } from "../../../i18n/en/real-name.ts";
import type { DocumentType } from "./document-number.ts";
import { clausesOf } from "./required-documents.ts";
import type { Region } from "./rules.ts";

type Said = typeof words.send;
type Form = {
  purpose: number | undefined;
  regions: readonly Region[];
  document: { type: DocumentType | undefined };
};

/** What each box says: the clauses are those of the region and the document's type (spec 5). */
export function consentTexts(
  { clauses: said, between, accuracy, transfer }: Pick<Said, "clauses" | "between" | "accuracy" | "transfer">,
  { purpose, regions, document }: Form,
): Record<"clauses" | "accuracy" | "transfer", string> {
  const clauses = clausesOf(regions, document.type ?? 1).map((clause) =>
    clause === "noOther" && purpose === 2 ? said.onlyFormer : said[clause],
  );
  return { clauses: clauses.join(between), accuracy, transfer };
}
