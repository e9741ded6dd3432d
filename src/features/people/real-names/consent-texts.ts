import type { words } from "../../../i18n/en/real-name.ts";

type Said = typeof words.send;
type Form = { purpose: number | undefined; document: { type: number | undefined } };

/** What each box says: the clauses are those of the document's type (spec 5). */
export function consentTexts(
  {
    clauses: { noHongKongId, noOther, onlyFormer },
    between,
    accuracy,
    transfer,
  }: Pick<Said, "clauses" | "between" | "accuracy" | "transfer">,
  { purpose, document }: Form,
): Record<"clauses" | "accuracy" | "transfer", string> {
  const clauses = [...(document.type === 3 ? [] : [noHongKongId]), purpose === 2 ? onlyFormer : noOther];
  return { clauses: clauses.join(between), accuracy, transfer };
}
