/**
 * Keys of one letter rest while somebody types, and for who has switched them off (WCAG 2.1.4) they do nothing anywhere.
 * Each is printed where it leads.
 */
export function listenToKeys(page: Document): void {
  listenToChords(page);
  if (!lettersAct(page)) {
    // what says a key that does nothing would be a lie
    for (const said of page.querySelectorAll("[aria-keyshortcuts]")) restLetters(said);
    return;
  }
  let isGoing = false;
  page.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const row = key === "j" || key === "k" ? nextRow(page, key === "j" ? 1 : -1) : undefined;
    const goal = isGoing
      ? page.querySelector<HTMLElement>(`[data-go="${CSS.escape(key)}"]`)
      : key === "e"
        ? page.activeElement?.closest("tr, ol.rows > li")?.querySelector<HTMLElement>("a")
        : (row ?? page.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`));
    isGoing = !isGoing && key === "g";
    if (!goal) return;
    event.preventDefault();
    if (goal.matches("input:not([type=radio], [type=checkbox]), textarea, select") || goal === row) goal.focus();
    else goal.click();
  });
}

/** Keys with ⌘ act as before. */
function restLetters(said: Element): void {
  const keys = said.getAttribute("aria-keyshortcuts")!.split(" ");
  const chords = keys.filter((key) => key.length > 1);
  if (chords.length === 0) said.removeAttribute("aria-keyshortcuts");
  else said.setAttribute("aria-keyshortcuts", chords.join(" "));
}

/** A row of a list, or of one that stands beside what is open. */
const aRow = "table.list tbody tr:not(.group), ol.rows > li";

/** The link of a list's row below or above the one that has the focus; the first row, where none has it. */
function nextRow(page: Document, step: 1 | -1): HTMLElement | undefined {
  const links = [...page.querySelectorAll(aRow)].flatMap((row) => row.querySelector<HTMLElement>("a") ?? []);
  const here = links.findIndex((link) => link.closest(aRow)!.contains(page.activeElement));
  return links[here < 0 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)];
}

/**
 * ⌘S and ⌘↵ act while somebody types, too: in the form that is typed into, and nowhere else for a deed. ⌘Z takes back what
 * was typed, there.
 */
function listenToChords(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const chord = { s: "Meta+S", enter: "Meta+Enter", z: "Meta+Z" }[event.key.toLowerCase()];
    if (!chord || event.isComposing || (chord === "Meta+Z" && isTyping(event.target))) return;
    const said = `[aria-keyshortcuts~="${chord}"]`;
    const form = isTyping(event.target) ? (event.target as HTMLElement).closest("form") : null;
    const goal = (form ?? page).querySelector<HTMLElement>(said);
    if (!goal) return;
    event.preventDefault();
    goal.click();
  });
}

/** Whether one-letter keys act for who is signed in. */
export const lettersAct = (page: Document): boolean => page.querySelector("[data-no-letters]") === null;

/** Where a page is for typing into one field first, it is ready for that: a scanner types and presses Enter. */
export function focusFirst(page: Document): void {
  page.querySelector<HTMLElement>("[data-focus]")?.focus();
}

/** A box that is checked takes no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
