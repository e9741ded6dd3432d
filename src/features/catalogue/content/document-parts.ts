import { textInHtml } from "./text-in-html.ts";

export type Section = { id: string; title: string };

/** A paragraph or an item of a list, below its heading; `before`: what an item cannot be read without. */
type DocumentPart = { id: string; heading: string; html: string; before: string };

const opening = /<(h2|p|li)>/g;

/**
 * Gives every h2 of a written document, and every paragraph and item of a list, an address, and lists the h2. The ids are
 * numbers, so that a link fits every language.
 */
export function withContents(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  let parts = 0;
  const addressed = html.replace(opening, (_tag, name: string, at: number) => {
    if (name !== "h2") return `<${name} id="p-${++parts}">`;
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: textInHtml(html.slice(at, html.indexOf("</h2>", at))) });
    return `<h2 id="${id}">`;
  });
  return { html: addressed, sections };
}

/** What can be quoted of it by itself, with the addresses that its page has. The summary before the first h2 says the same in short. */
export function partsOf(html: string): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let [heading, before, number] = ["", "", 0];
  for (const { 0: tag, 1: name, index } of html.matchAll(opening)) {
    const inner = html.slice(index + tag.length, html.indexOf(`</${name}>`, index));
    if (name === "h2") [heading, before] = [textInHtml(inner), ""];
    else {
      const part = { id: `p-${++number}`, heading, html: `<${name}>${inner}</${name}>`, before: "" };
      if (name === "p") before = part.html;
      if (heading) parts.push(name === "li" ? { ...part, before } : part);
    }
  }
  return parts;
}

/** Ready to be shown alone. */
export const quoteOf = ({ html, before }: DocumentPart): string =>
  html.startsWith("<li>") ? `${before}<ul>${html}</ul>` : html;
