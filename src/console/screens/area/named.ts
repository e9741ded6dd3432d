import { languageFacts, type Language } from "../../../kernel/language.ts";
import type { Words } from "../../ground/asking.ts";

type AreaWords = Words["areas"];

/** What a field of an area, or of a row in it, is called. */
export function areaLabel(path: string, words: AreaWords): string {
  const [first, ...rest] = path.split(".") as [string, ...string[]];
  if (first === "names" && rest.length === 1) return languageFacts[rest[0] as Language]?.label ?? path;
  if (first in words.lists) return `${words.lists[first as keyof typeof words.lists].title}: ${rest.join(".")}`;
  return words.fields[path as keyof typeof words.fields] ?? path;
}

export const areaChoice = (choice: string, words: AreaWords): string =>
  words.choices[choice as keyof typeof words.choices] ?? choice;

/** A difference's value as a person says it; a row is read as it is written. */
export const areaValue = (field: string, value: string, words: AreaWords): string =>
  field.includes(".") ? value : areaChoice(value === "true" ? "yes" : value === "false" ? "no" : value, words);
