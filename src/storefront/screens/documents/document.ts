import { data } from "react-router";
import { withContents, type Section } from "../../../features/catalogue/content/document-parts.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { underLanguage } from "../../ground/links-in-html.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type WrittenDocument = {
  docname: string;
  lang: Language;
  title: string;
  version: string;
  effective: string;
  inForce: string | null;
  html: string;
  sections: Section[];
};

/** What is shown where an address names no document. */
export const theTerms = "terms_conditions";

/**
 * Row C3: a document by its name, ready to be shown under the visitor's language; nothing and 404 where there is none.
 */
export async function documentNamed(docname: string, { call, language }: Asking, version?: string) {
  try {
    const { html, ...facts } = await call("/content/getPolicy", { docname, version, lang: language });
    return data<WrittenDocument | null>({ ...facts, ...withContents(underLanguage(language, html)) });
  } catch (error) {
    if (!(error instanceof CallRefused) || (error.code !== "NOT_FOUND" && error.code !== "INVALID_INPUT")) throw error;
    return data<WrittenDocument | null>(null, { status: 404 });
  }
}
