import { dataFileWords } from "../../../i18n/data-file.server.ts";
import { isCurrency, type Currency } from "../../../kernel/currency.ts";
import { html, type Markup } from "../../../kernel/html.ts";
import { languageFacts, shownLanguage, type Language } from "../../../kernel/language.ts";
import { amountText, money } from "../../../kernel/money.ts";
import { amountFields, style } from "./data-file-rules.ts";

type Words = ReturnType<typeof dataFileWords>;
type Kept = Readonly<Record<string, unknown>>;
type Reading = { words: Words; currency?: Currency | undefined };

/**
 * Everything that is kept, in one file that needs no network: to read, and behind its link the same as JSON for machines.
 * What has no value is left out, and what has no word of its own keeps its name.
 */
export function dataFile(kept: Kept, whose: Language): string {
  const language = shownLanguage(whose);
  const words = dataFileWords(language);
  const json = Buffer.from(`${JSON.stringify(kept, null, 2)}\n`).toString("base64");
  const parts = Object.entries(kept).filter(([, part]) => typeof part === "object" && part !== null);
  return `<!doctype html>\n${
    html`<html lang="${languageFacts[language].html}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style></head><body>
<h1>${words.title}</h1><p>${words.lede(moment(String(kept["exportedAt"])))}</p>
<p><a download="farwave-data.json" href="data:application/json;base64,${json}">${words.asJson}</a></p>
${parts.map(
  ([name, part]) => html`<section><h2>${called(name, words)}</h2>${valueOf(name, part, { words })}</section>\n`,
)}</body></html>`.text
  }\n`;
}

function valueOf(name: string, value: unknown, reading: Reading): Markup | string {
  const { words, currency } = reading;
  if (Array.isArray(value)) return listOf(name, value, reading);
  if (typeof value === "object" && value !== null) return pairsOf(value as Kept, reading);
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number" && currency && amountFields.has(name)) return amountText(money(value, currency));
  return moment(String(value));
}

function listOf(name: string, values: readonly unknown[], reading: Reading): Markup | string {
  if (values.length === 0) return reading.words.none;
  const items = values.map((value) => html`<li>${valueOf(name, value, reading)}</li>`);
  return html`<ol>${items}</ol>`;
}

function pairsOf(kept: Kept, { words, currency: around }: Reading): Markup {
  const named = (name: string) => (isCurrency(kept[name]) ? kept[name] : undefined);
  const pairs = Object.entries(kept)
    .filter(([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0))
    .toSorted(([one], [other]) => placeOf(one, words) - placeOf(other, words))
    .map(([name, value]) => {
      const currency = name === "chargedAmount" ? named("chargedCurrency") : (named("currency") ?? around);
      return html`<dt>${called(name, words)}</dt><dd>${valueOf(name, value, { words, currency })}</dd>`;
    });
  return html`<dl>${pairs}</dl>`;
}

/** The database has no order of names; the words have the one in which a person reads. */
const placeOf = (name: string, { names }: Words): number => Object.keys(names).indexOf(name);

const called = (name: string, { names }: Words): string =>
  Object.hasOwn(names, name) ? names[name as keyof typeof names] : name;

/** By UTC, like the JSON. */
const moment = (text: string): string =>
  text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|\+00:00)$/, "$1 $2 UTC");
