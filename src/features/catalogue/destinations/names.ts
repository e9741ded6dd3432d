import type { Language } from "../../../kernel/language.ts";

/** The name in this language, else in English; an operator may have left some places untranslated. */
export function nameIn(names: Partial<Record<Language, string>>, language: Language): string {
  return names[language] ?? names.en ?? "";
}
