/**
 * The content of a push message, and where a click leads. Only the worker and its tests import this file: the worker is
 * a single file.
 */

type Shown = { title: string; body: string; tag?: string; icon: string; data: { url: string } };

/** Browsers require every message to be shown: an unreadable one is announced without its text. */
export function toShow(text: string | undefined, origin: string): Shown {
  const { title, body, tag, url } = read(text);
  return {
    title: written(title) || "Farwave",
    body: written(body),
    ...(written(tag) && { tag: written(tag) }),
    icon: "/art/apple-touch-icon.png",
    data: { url: ownAddress(url, origin) },
  };
}

/** The absolute URL of a page of this shop; the home page for anything else. */
export function ownAddress(url: unknown, origin: string): string {
  const home = `${origin}/`;
  if (typeof url !== "string" || !url.startsWith("/") || !URL.canParse(url, home)) return home;
  const { href, origin: there } = new URL(url, home);
  return there === origin ? href : home;
}

const written = (value: unknown) => (typeof value === "string" ? value : "");

function read(text: string | undefined): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(text ?? "");
    return typeof message === "object" && message !== null ? (message as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
