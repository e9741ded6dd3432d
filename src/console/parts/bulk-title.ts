import type { caseDeeds } from "../../features/records/cases/rules.ts";
import type { Language } from "../../kernel/language.ts";
import { dateText } from "../../kernel/written-date.ts";

type Deed = (typeof caseDeeds)[number];
type Bulk = { deed: Deed; to: string | null; until: string | null };
type Words = { nobody: string; many: { deeds: Record<Deed, string>; until: (day: string) => string } };

/** What is done with many cases, and to whom or until when. */
export function bulkOfCasesTitle({ deed, to, until }: Bulk, { nobody, many }: Words, language: Language): string {
  const what = many.deeds[deed];
  if (deed === "assign") return `${what}: ${to ?? nobody}`;
  return until === null ? what : `${what} ${many.until(dateText(until, language, { year: false }))}`;
}
