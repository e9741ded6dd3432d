export type Toast = {
  id: number;
  text: string;
  kind: "failure" | "tip";
  /** What stands on the page as well, and is announced there. */
  said?: boolean;
  /** What can be done about it. */
  link?: { to: string; label: string };
};

/** Requirement E2: a failure stays long enough to be read, a tip only to be noticed. */
const STAY_MS = { failure: 5000, tip: 1500 };

let toasts: Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function become(next: Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

/** A word in passing; what must be read again belongs on the page. Saying the same twice shows it once. */
export function showToast(text: string, kind: Toast["kind"] = "tip", more: Pick<Toast, "said" | "link"> = {}): void {
  const id = ++lastId;
  become([...toasts.filter((toast) => toast.text !== text), { id, text, kind, ...more }]);
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), STAY_MS[kind]);
}

export const shownToasts = (): Toast[] => toasts;

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
