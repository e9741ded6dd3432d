import { formProblems } from "./form-problems.ts";
import type { RulesOfRegions } from "./required-documents.ts";
import { checks, type Check } from "./rules.ts";

type Checked = Parameters<typeof formProblems>[0];
type Facts = { quota: { used: number; most: number }; warnings: readonly string[]; rules: RulesOfRegions };

/** The rules of the form once more, as of today: a document can have expired while its registration waited. */
export function checksOf(
  form: Checked,
  today: string,
  { quota, warnings, rules }: Facts,
): { check: Check; passes: boolean }[] {
  const wrong = new Set(formProblems(form, today, rules).map(({ field }) => checkOf[field]));
  if (quota.used > quota.most) wrong.add("quota");
  if (warnings.length > 0) wrong.add("photo");
  return checks.map((check) => ({ check, passes: !wrong.has(check) }));
}

const checkOf: Readonly<Record<string, Check | undefined>> = {
  "document.type": "type",
  "document.number": "number",
  "document.birth": "age",
  "document.expiry": "expiry",
  "document.country": "region",
};
