import { useSyncExternalStore } from "react";

/** Share of the photograph that has left, while one is being sent. */
let share: number | undefined;
const watchers = new Set<() => void>();

export function noteProgress(now: number | undefined): void {
  share = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useUploadProgress = (): number | undefined =>
  useSyncExternalStore(
    watch,
    () => share,
    () => undefined,
  );
