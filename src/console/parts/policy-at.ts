import type { Language } from "../../kernel/language.ts";

/** What a version of a policy said, as its readers have it in the shop. */
export const policyAt = (language: Language, name: string, version: string): string =>
  `/${language}/policy/${encodeURIComponent(name)}?version=${encodeURIComponent(version)}`;
