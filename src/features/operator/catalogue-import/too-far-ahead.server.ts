import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { farAhead } from "../../../kernel/record-fields.ts";
import type { RecordProblem } from "../../../kernel/record-problem.ts";
import { problemsOn } from "./csv-sheet.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

export function ratesTooFarAhead({ rates }: Pick<Shop, "rates">, now: Date, speech?: FileSpeech): Problem[] {
  return problemsOn(rates, ({ valid_from }) => tooFarAhead("valid_from", valid_from, now), speech);
}

export function tooFarAhead(field: string, date: string | undefined, now: Date): RecordProblem[] {
  const fault = date === undefined ? undefined : farAhead(date, now);
  return fault ? [{ field, ...fault }] : [];
}
