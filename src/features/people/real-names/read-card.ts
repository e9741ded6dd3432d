import type { ReadDocument, ReadField } from "../../../kernel/read-document.ts";
import type { TextLine } from "../../../platform/document-reader.ts";
import { isNumberOf, tidyNumber } from "./document-number.ts";
import { datesOfPermit } from "./permit-dates.ts";
import { partOf, sureEnough } from "./text-of-card.ts";

type Fields = ReadDocument["fields"];

/**
 * What the text of a card says, by the title that it bears: identity cards of Hong Kong and Macau, and exit-entry permits,
 * whose zone (`permit`) names nobody, or was not seen. Null for anything else: a person types it then.
 */
export function documentOnCard(lines: readonly TextLine[], permit: ReadDocument | null): ReadDocument | null {
  const all = lines.map(({ text }) => text.replaceAll(" ", "").toUpperCase()).join(" ");
  if (permit) return { ...permit, fields: { ...namesOn(lines), ...permit.fields } };
  if (/往[来來]港澳通行[证證]|EXIT-?ENTRYPERMIT.*HONGKONG/.test(all))
    return cardOf(2, lines, /(?<![A-Z])C[A-HJ-NP-Z\d]\d{7}(?!\d)/d, "CHN");
  if (/香港|HONGKONG/.test(all)) return cardOf(3, lines, /[A-Z]{1,2}\d{6} ?[(（][\dA][)）]/d, "HKG");
  if (/澳門|澳门|MACAU/.test(all)) return cardOf(4, lines, /[157]\d{6} ?[(（]\d[)）]/d, "MAC");
  return null;
}

/** Without its number a card is not known for certain to be one. */
function cardOf(type: 2 | 3 | 4, lines: readonly TextLine[], form: RegExp, country: string): ReadDocument | null {
  const number = firstOf(lines, form);
  if (!number || !isNumberOf(type, tidyNumber(number.text))) return null;
  return {
    type,
    fields: {
      ...namesOn(lines),
      ...(type === 2 ? datesOfPermit(lines) : birthOn(lines)),
      // Hong Kong's has a check digit that anybody can count; Macau's rule is not published, and a permit's is in its zone
      number: {
        ...number,
        text: plainBrackets(number.text),
        doubtful: withoutBrackets(number),
        isProved: type === 3,
      },
      country: { text: country, doubtful: [], isProved: false },
    },
  };
}

/** The model takes brackets of Latin letters for Chinese ones. */
const plainBrackets = (text: string) => text.replace("（", "(").replace("）", ")");
const withoutBrackets = ({ text, doubtful }: ReadField) => doubtful.filter((at) => /[A-Z\d]/.test(text[at]!));

/** `CHAN, Tai Man`, and the name in Chinese right above it. */
function namesOn(lines: readonly TextLine[]): Fields {
  const english = lines.find(({ text }) => /^[A-Z][A-Z' -]*, ?[A-Z][A-Za-z' -]*$/.test(text));
  if (!english) return {};
  const chinese = lines
    .filter(
      ({ text, y, x, height }) =>
        /^\p{Script=Han}{2,6}$/u.test(text) && y < english.y && Math.abs(x - english.x) < 2 * height,
    )
    .at(-1);
  return { englishName: plainName(english), ...(chinese && { chineseName: fieldIn(chinese, 0, chinese.text.length) }) };
}

/** As a form has it: `CHAN TAI MAN`. A space between given names that was not seen shows in their capital letters. */
function plainName({ text, certain, slice }: TextLine): ReadField {
  let name = "";
  const doubtful: number[] = [];
  for (const [at, one] of Array.from(text).entries()) {
    if (one === "," || (one === " " && name.endsWith(" "))) continue;
    const before = text[at - 1] ?? "";
    if (before === "," || (/[a-z]/.test(before) && /[A-Z]/.test(one))) if (one !== " ") name += " ";
    if (certain[at]! < sureEnough) doubtful.push(name.length);
    name += one.toUpperCase();
  }
  return { text: name, doubtful, isProved: false, slice };
}

/** Of all dates of a card, the first that ever was. */
function birthOn(lines: readonly TextLine[]): Fields {
  const dates = lines.flatMap((line) => {
    const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/]((?:19|20)\d\d)$/.exec(line.text.replaceAll(" ", "")) ?? [];
    const text = `${year}-${month}-${day}`;
    const isDate = year !== undefined && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
    const inForm = [8, 9, -1, 5, 6, -1, 0, 1, 2, 3];
    const places = Array.from(line.text).flatMap((one, at) => (one === " " ? [] : [at]));
    const doubtful = inForm.filter((place, at) => place >= 0 && line.certain[places[at]!]! < sureEnough);
    const field = { text, doubtful: doubtful.toSorted((one, other) => one - other), isProved: false };
    return isDate ? [{ ...field, slice: line.slice }] : [];
  });
  const [birth] = dates.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  return birth ? { birth } : {};
}

function firstOf(lines: readonly TextLine[], form: RegExp): ReadField | undefined {
  for (const line of lines) {
    const [from, to] = form.exec(line.text)?.indices?.[0] ?? [];
    if (from !== undefined && to !== undefined) return fieldIn(line, from, to);
  }
  return undefined;
}

function fieldIn({ text, certain, slice }: TextLine, from: number, to: number): ReadField {
  const doubtful = certain.slice(from, to).flatMap((one, at) => (one < sureEnough ? [at] : []));
  const part = slice && partOf(slice, from / text.length, to / text.length);
  return { text: text.slice(from, to), doubtful, isProved: false, slice: part };
}
