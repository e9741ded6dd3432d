import type { enquiryDeeds } from "../../features/people/enquiries/rules.ts";
import type { caseDeeds } from "../../features/records/cases/rules.ts";
import type { Language } from "../../kernel/language.ts";
import { dateText } from "../../kernel/written-date.ts";

type Deed = (typeof caseDeeds)[number];
type Bulk = { deed: Deed; to: string | null; until: string | null };
type Words = { nobody: string; many: { deeds: Record<Deed, string>; until: (day: string) => string } };

type EnquiryBulk = { deed: (typeof enquiryDeeds)[number]; to: string | null };
type EnquiryWords = {
  inbox: { many: { deeds: Record<EnquiryBulk["deed"], string> } };
  enquiries: { nobody: string };
};

/** What is done with many enquiries, and to whom. */
export const bulkOfEnquiriesTitle = ({ deed, to }: EnquiryBulk, { inbox, enquiries }: EnquiryWords): string =>
  [inbox.many.deeds[deed], ...(deed === "assign" ? [to ?? enquiries.nobody] : [])].join(": ");

/** What is done with many cases, and to whom or until when. */
export function bulkOfCasesTitle({ deed, to, until }: Bulk, { nobody, many }: Words, language: Language): string {
  const what = many.deeds[deed];
  if (deed === "assign") return `${what}: ${to ?? nobody}`;
  return until === null ? what : `${what} ${many.until(dateText(until, language, { year: false }))}`;
}
