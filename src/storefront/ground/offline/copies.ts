/**
 * Which pages may be cached on a device, and which files belong to a copy. Only the worker and its tests import this
 * file: the worker is a single file.
 */

/** The query parameters that identify a page; all others only say which part of it is shown. */
const ownQueries: Record<string, readonly string[]> = {
  "order-result": ["order", "key"],
  install: ["id", "order", "esim", "key", "share"],
  "gogo-china": [],
};

/** The canonical URL of a page that may be cached (`/en/install?id=…&key=…`); undefined for every other page. */
export function keptAddress(url: string, origin: string): string | undefined {
  const { origin: here, pathname, searchParams } = new URL(url, origin);
  const page = /^\/[a-z]{2}(?:-[a-z]{2})?\/(order-result|install|gogo-china)\/?$/.exec(pathname)?.[1];
  if (here !== origin || !page) return undefined;
  const own = [...searchParams].filter(([name]) => ownQueries[page]!.includes(name));
  const proven = own.some(([name]) => name === "key" || name === "share");
  const path = pathname.replace(/\/$/, "");
  if (page === "gogo-china") return path;
  return proven ? `${path}?${new URLSearchParams(own)}` : undefined;
}

/** Scripts, styles, fonts and pictures: public files, the same for everybody. */
export function isAsset(url: string, origin: string): boolean {
  const { origin: here, pathname } = new URL(url, origin);
  return here === origin && /^\/(assets|art)\//.test(pathname);
}

/** The files that a page refers to, without duplicates and fragments. */
export function assetsIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|art)\/[^"#?]+)/g)].map(([, path]) => path!);
  return [...new Set(named)];
}

/** Writes into a copy when it was cached; the page reads it after hydration. */
export function withKeptAt(html: string, keptAt: string): string {
  return html.replace("</head>", `<meta name="kept-at" content="${keptAt}"></head>`);
}
