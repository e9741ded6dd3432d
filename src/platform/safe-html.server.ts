import sanitizeHtml from "sanitize-html";

const allowedTags = [
  ..."p h2 h3 h4 ul ol li strong em del code pre blockquote br hr a".split(" "),
  ..."table thead tbody tr th td".split(" "),
];

/**
 * Sanitises HTML: few tags, no styles, no scripts, links only to https, http, mailto and paths of the shop. Idempotent.
 * `refused` is called with whatever is removed.
 */
export function safeHtml(html: string, refused: (what: "tag" | "link", written: string) => void = () => {}): string {
  const safe = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      "*": (tagName, attribs) => {
        if (!allowedTags.includes(tagName)) refused("tag", `<${tagName}>`);
        if (tagName !== "a") return { tagName, attribs };
        const { href } = attribs;
        if (href === undefined || !isAllowedLink(href)) {
          refused("link", href ?? "");
          return { tagName, attribs: {} };
        }
        return { tagName, attribs: { href, ...(/^https?:/i.test(href) && { rel: "noopener noreferrer" }) } };
      },
    },
  });
  return safe.trim();
}

function isAllowedLink(href: string): boolean {
  // "//host" and "/\host" lead to other hosts although they start with a slash
  return /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+)/i.test(href) || /^\/(?![/\\])/.test(href);
}
