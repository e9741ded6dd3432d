import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const allowedTags = [
  ..."p h2 h3 h4 ul ol li strong em del code pre blockquote br hr a".split(" "),
  ..."table thead tbody tr th td".split(" "),
];

/**
 * Markdown as HTML that is safe to put into a page: few tags, no styles, no scripts, links only to https, http,
 * mailto and addresses of the shop. `refused` names what an author wrote and the page will not show.
 */
export function htmlFromMarkdown(markdown: string): { html: string; refused: string[] } {
  const refused = new Set<string>();
  const html = sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), {
    allowedTags,
    allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      "*": (tagName, attribs) => {
        if (!allowedTags.includes(tagName)) refused.add(`<${tagName}>`);
        if (tagName !== "a") return { tagName, attribs };
        const { href } = attribs;
        if (href === undefined || !isAllowedLink(href)) {
          refused.add(`a link to "${href ?? ""}"`);
          return { tagName, attribs: {} };
        }
        return { tagName, attribs: { href, ...(/^https?:/i.test(href) && { rel: "noopener noreferrer" }) } };
      },
    },
  });
  return { html: html.trim(), refused: [...refused] };
}

function isAllowedLink(href: string): boolean {
  // "//host" and "/\host" leave the shop although they begin with a slash
  return /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+)/i.test(href) || /^\/(?![/\\])/.test(href);
}
