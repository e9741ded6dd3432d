import type { Language } from "../../../kernel/language.ts";

/** A file, not a page: no screen answers it. */
export const statusFeed = (language: Language) => `/status/${language}.xml`;
