import { textInHtml } from "../../../features/catalogue/content/text-in-html.ts";

export type Section = { id: string; title: string };

const sectionHeading = /<h2>([\s\S]*?)<\/h2>/g;

/**
 * Gives every h2 of a written document an address and lists them. The ids are numbers, so that a link fits every
 * language.
 */
export function withContents(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const addressed = html.replace(sectionHeading, (_heading, title: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: textInHtml(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { html: addressed, sections };
}
