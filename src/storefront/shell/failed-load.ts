/** Row E3. Chromium, Firefox, Safari and Vite each have their own words for a chunk or style sheet that did not come. */
const words = /dynamically imported module|importing a module script failed|unable to preload css|error loading chunk/i;

export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

/** Scripts wait for the style sheet, so once they run it is there or has failed. Every page has the header's height (shell.css). */
export function stylesCame(page: Document): boolean {
  return getComputedStyle(page.documentElement).getPropertyValue("--header") !== "";
}

type Reloading = { storage: Pick<Storage, "getItem" | "setItem">; href: string; reload: () => void };

const storageKey = "reloaded";

/** Reloads once for an address: a new version of the shop is fetched, a dead connection does not turn in circles. Tells whether it did. */
export function reloadOnce({ storage, href, reload }: Reloading): boolean {
  try {
    if (storage.getItem(storageKey) === href) return false;
    storage.setItem(storageKey, href);
  } catch {
    // where nothing can be kept, a reload could not be told from the one before
    return false;
  }
  reload();
  return true;
}

/** The address works again, so a later failure may reload again. */
export function loadedWell(storage: Pick<Storage, "removeItem">): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // then nothing was kept either
  }
}
