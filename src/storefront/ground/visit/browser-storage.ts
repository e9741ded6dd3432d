import { useSyncExternalStore } from "react";

const watchers = new Set<() => void>();
/** Where storage is forbidden (private windows), a choice lasts as long as the page. */
const untilReload = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? untilReload.get(key) ?? null;
  } catch {
    return untilReload.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    untilReload.delete(key);
  } catch {
    untilReload.set(key, value);
  }
  for (const watcher of watchers) watcher();
}

export function forget(key: string): void {
  untilReload.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // then nothing was stored either
  }
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener("storage", watcher);
  };
}

/** A stored value of this browser. `undefined` on the server and in the first render, which must match the server's. */
export function useRemembered(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    watch,
    () => read(key),
    () => undefined,
  );
}
