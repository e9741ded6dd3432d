/** One-letter keys rest while somebody types; each is printed where it leads (WCAG 2.1.4 wants a way around: Tab). */
export function listenToKeys(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const goal = page.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (!goal) return;
    event.preventDefault();
    if (goal.matches("input")) goal.focus();
    else goal.click();
  });
}

/** Where a page is for typing into one field first, it is ready for that: a scanner types and presses Enter. */
export function focusFirst(page: Document): void {
  page.querySelector<HTMLElement>("[data-focus]")?.focus();
}

/** A box that is checked takes no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
