/** Row E3. The error messages of Chromium, Firefox, Safari and Vite for a chunk or style sheet that failed to load. */
const words = /dynamically imported module|importing a module script failed|unable to preload css|error loading chunk/i;

export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

/**
 * Scripts wait for the style sheet, so when they run it has loaded or failed. Every page has the header's height
 * (shell.css).
 */
export function stylesCame(page: Document): boolean {
  return getComputedStyle(page.documentElement).getPropertyValue("--header") !== "";
}

type Leaving = {
  sessionStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "href" | "pathname" | "search" | "reload" | "replace">;
};

const storageKey = "reloaded";

/**
 * Row E3: one reload per URL fetches a new version of the shop; any further failure leads to a page that needs neither
 * scripts nor style sheets (platform/http/load-error-page). Without storage a reload could not be distinguished from the one
 * before, so there is none.
 */
export function reloadOrLeave(page: Leaving = window): void {
  const { href, pathname, search } = page.location;
  try {
    if (page.sessionStorage.getItem(storageKey) !== href) {
      page.sessionStorage.setItem(storageKey, href);
      return page.location.reload();
    }
  } catch {
    // storage is unavailable
  }
  page.location.replace(`/${pathname.split("/")[1]}/load-error?back=${encodeURIComponent(pathname + search)}`);
}

/** The URL works again, so a later failure may reload again. */
export function loadedWell(page: { sessionStorage: Pick<Storage, "removeItem"> } = window): void {
  try {
    page.sessionStorage.removeItem(storageKey);
  } catch {
    // then nothing was stored either
  }
}
