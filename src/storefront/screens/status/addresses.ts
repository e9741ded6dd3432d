import type { Language } from "../../../kernel/language.ts";

/** Files, not pages: no screen answers them. */
export const statusFeed = (language: Language) => `/status/${language}.xml`;
export const statusJson = (language: Language) => `/status/${language}.json`;
