/**
 * The target of a form or link if it is a path of this shop, against open redirects; `//evil.example`, `/\evil.example`
 * and `/.//evil.example` are other hosts to a browser. Path and query, without the hash.
 */
export function ownPath(wish: unknown): string | undefined {
  const ours = typeof wish === "string" && wish.length < 2000 && /^\/(?![/\\])/.test(wish);
  const url = ours ? parsed(wish) : undefined;
  if (url?.host !== base.host || url.pathname === "/") return undefined;
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
}

const base = new URL("http://shop.invalid");

function parsed(wish: string): URL | undefined {
  try {
    return new URL(wish, base);
  } catch {
    return undefined;
  }
}
