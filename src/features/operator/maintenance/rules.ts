import { hourMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";

export const longestReason = 200;
/** Whoever types more in the console has mistaken the day; the command takes any moment. */
const mostHours = 24;

type Closing = { until: Date; reason: Partial<Record<Language, string>> | null };

export function closingProblems({ until, reason }: Closing, now: Date, offered: readonly Language[]): RecordProblem[] {
  const ahead = until.getTime() - now.getTime();
  const missing = reason ? offered.filter((language) => !reason[language]) : [];
  return [
    ...(ahead <= 0 ? [wrong("until", "in_the_past")] : []),
    ...(ahead > mostHours * hourMs ? [wrong("until", "within_hours", mostHours)] : []),
    ...missing.map((language) => wrong(`reason.${language}`, "empty")),
  ];
}
