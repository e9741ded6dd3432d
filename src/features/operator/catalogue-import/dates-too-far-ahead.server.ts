import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { farAhead } from "../../../kernel/record-fields.ts";
import type { RecordProblem } from "../../../kernel/record-problem.ts";
import { problemsOn } from "./csv-sheet.server.ts";
import { problemsOnPages } from "./pages.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

export function datesTooFarAhead({ rates, policies, notices }: Shop, now: Date, speech?: FileSpeech): Problem[] {
  const far = (field: string, date: string | undefined): RecordProblem[] => {
    const fault = date === undefined ? undefined : farAhead(date, now);
    return fault ? [{ field, ...fault }] : [];
  };
  return [
    ...problemsOn(rates, ({ valid_from }) => far("valid_from", valid_from), speech),
    ...problemsOnPages(policies, ({ effective }) => far("effective", effective)),
    ...problemsOnPages(notices, ({ published_at }) => far("published_at", published_at)),
  ];
}
