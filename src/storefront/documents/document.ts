import { redirect } from "react-router";
import { CallRefused } from "../../kernel/envelope.ts";
import { links } from "../links.ts";
import type { Asking } from "../visit/visit.ts";
import { withContents, type Section } from "./contents.ts";
import { underLanguage } from "./links-in-html.ts";

export type WrittenDocument = { docname: string; title: string; version: string; effective: string; html: string; sections: Section[] };

/** The document that every shop has; unknown names lead to it, since it links to all others. */
const theTerms = "terms_conditions";

/** Row C3: a document by its name, ready to be shown under the visitor's language. */
export async function documentNamed(docname: string, { call, language }: Asking): Promise<WrittenDocument> {
  const { html, ...facts } = await call("/content/getPolicy", { docname: docname.slice(0, 60), lang: language }).catch((error: unknown) => {
    const unknown = error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
    throw unknown && docname !== theTerms ? redirect(links(language).agreement(theTerms)) : error;
  });
  return { ...facts, ...withContents(underLanguage(language, html)) };
}
