import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { forgetPage, isKeeping, keepPage } from "./keep-page.ts";

type State = "not" | "keeping" | "kept" | "removed" | "failed";
type Kept = { state: State; keptAt?: string };

const neverChanges = () => () => undefined;

/** The worker writes into a copy that it hands out since when it is kept. */
const keptAtOfCopy = () => document.querySelector<HTMLMetaElement>('meta[name="kept-at"]')?.content;

export function useKeptCopy(): string | undefined {
  return useSyncExternalStore(neverChanges, keptAtOfCopy, () => undefined);
}

/**
 * Whether this page is kept in this browser, and how to change it. A phone keeps it by default, unless told
 * not to.
 */
export function useKeptPage({ isPhone }: { isPhone: boolean }) {
  const inBrowser = useInBrowser();
  // drawn with the page, since what came later would push away what is below it, also from under a finger
  const possible = !inBrowser || (import.meta.env.PROD && "serviceWorker" in navigator);
  const [{ state, keptAt }, set] = useState<Kept>({ state: "not" });
  const keep = useCallback(() => {
    set({ state: "keeping" });
    void keepPage().then((at) => set(at ? { state: "kept", keptAt: at } : { state: "failed" }));
  }, []);
  useEffect(() => {
    if (!inBrowser || !possible) return;
    const begin = async () => {
      const at = await isKeeping().catch(() => undefined);
      if (at) set({ state: "kept", keptAt: at });
      else if (isPhone && !wasRemoved()) keep();
    };
    void begin();
  }, [inBrowser, possible, isPhone, keep]);
  return {
    possible,
    state,
    keptAt,
    keep: () => {
      noteRemoved(false);
      keep();
    },
    remove: () => {
      noteRemoved(true);
      void forgetPage().then(() => set({ state: "removed" }));
    },
  };
}

/** An order that was refunded, or a link that shows nothing any more, leaves no copy behind. */
export function useForgotten(gone: boolean): void {
  useEffect(() => {
    if (gone) void forgetPage().catch(() => undefined);
  }, [gone]);
}

const removedMark = () => `not-kept ${location.pathname}`;

function wasRemoved(): boolean {
  try {
    return localStorage.getItem(removedMark()) !== null;
  } catch {
    return true;
  }
}

function noteRemoved(removed: boolean): void {
  try {
    if (removed) localStorage.setItem(removedMark(), "1");
    else localStorage.removeItem(removedMark());
  } catch {
    // then it is asked again the next time
  }
}
