const words: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&#x27;": "'",
  "&nbsp;": " ",
};
const plain = (html = "") => html.replaceAll(/&(amp|quot|lt|gt|#x27|nbsp);/g, (entity) => words[entity]!);
const path = (address = "") => plain(address).replace("http://shop.test", "");

/**
 * What a search engine takes from a page's HTML; `text`: what a person or a screen reader gets of it, but for stretches in
 * another language that say so.
 */
export function readPage(html: string) {
  const said = html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<(?!html)(\w+)(?=[^>]*\slang=")[^>]*>[\s\S]*?<\/\1>/g, "");
  const heard = [...said.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text!,
  );
  const told = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    canonical: path(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, tag, address]) => ({ tag: tag!, path: path(address) }),
    ),
    openGraph: Object.fromEntries(
      [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [name!, path(value)]),
    ),
    told: told === undefined ? undefined : (JSON.parse(told) as unknown),
    text: plain([said.replaceAll(/<[^>]*>/g, "\n"), ...heard].join("\n")),
  };
}
