import { currencies } from "../kernel/currency.ts";
import type { Language } from "../kernel/language.ts";
import { formatMoney, money } from "../kernel/money.ts";
import { problemText, type RecordProblem } from "../kernel/record-problem.ts";
import { words as english } from "./en/record-problems.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const wordsIn = await inEveryLanguage("record-problems", english);

/** The message beside a field of a form: amounts in the field's currency, other fields by their names in the record. */
export function recordProblemText(problem: RecordProblem, language: Language): string {
  const currency = currencies.find((one) => problem.field.split(".").includes(one));
  return problemText(problem, {
    words: wordsIn(language),
    field: (path) => path.split(".").at(-1) ?? path,
    amount: (minor) => (currency ? formatMoney(money(minor, currency), language) : String(minor)),
  });
}
