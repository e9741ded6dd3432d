/**
 * Row E3. Chromium, Firefox, Safari and Vite each have their own words for a chunk or style sheet that did not come.
 */
const words = /dynamically imported module|importing a module script failed|unable to preload css|error loading chunk/i;

export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

/**
 * Scripts wait for the style sheet, so once they run it is there or has failed. Every page has the header's height
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
 * Row E3: one reload for an address fetches a new version of the shop; whatever fails then, also when one comes again,
 * leads to a page that needs neither scripts nor style sheets (platform/http/load-error-page). Where nothing can be
 * kept a reload could not be told from the one before, so there is none.
 */
export function reloadOrLeave(page: Leaving = window): void {
  const { href, pathname, search } = page.location;
  try {
    if (page.sessionStorage.getItem(storageKey) !== href) {
      page.sessionStorage.setItem(storageKey, href);
      return page.location.reload();
    }
  } catch {
    // nothing can be kept
  }
  page.location.replace(`/${pathname.split("/")[1]}/load-error?back=${encodeURIComponent(pathname + search)}`);
}

/** The address works again, so a later failure may reload again. */
export function loadedWell(page: { sessionStorage: Pick<Storage, "removeItem"> } = window): void {
  try {
    page.sessionStorage.removeItem(storageKey);
  } catch {
    // then nothing was kept either
  }
}
