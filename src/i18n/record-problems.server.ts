import { currencies } from "../kernel/currency.ts";
import type { Language } from "../kernel/language.ts";
import { formatMoney, money } from "../kernel/money.ts";
import { problemText, type RecordProblem } from "../kernel/record-problem.ts";
import { words as english } from "./en/record-problems.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const wordsIn = await inEveryLanguage("record-problems", english);

/** The message beside a field of a form: amounts in the field's currency, other fields as the language calls them. */
export function recordProblemText(problem: RecordProblem, language: Language): string {
  const currency = currencies.find((one) => problem.field.split(".").includes(one));
  const words = wordsIn(language);
  const names: Readonly<Record<string, string>> = words.fields;
  return problemText(problem, {
    words,
    field: (path) => names[path.split(".").at(-1)!] ?? path,
    amount: (minor) => (currency ? formatMoney(money(minor, currency), language) : String(minor)),
  });
}
