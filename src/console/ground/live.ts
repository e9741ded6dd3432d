import { fetchedPage } from "./fetched-page.ts";

const everyMs = 30_000;
/** Whoever has gone home is signed out: a page that nobody touches stops asking, which would count as being there. */
const idleMs = 15 * 60_000;

/**
 * The numbers beside the areas, every half minute and when somebody comes back to the page. Above a list stands how many
 * are new; the list itself never moves under the hand.
 */
export function keepLive(page: Document): void {
  if (!page.querySelector("nav.rail")) return;
  const own = page.querySelector<HTMLElement>("[data-live]");
  const address = own?.dataset["live"] ?? "/console/waiting";
  let touched = Date.now();
  let asked = Date.now();
  const ask = async () => {
    if (page.hidden || Date.now() - touched > idleMs) return;
    asked = Date.now();
    const now = await fetchedPage(address);
    if (!now?.querySelector("nav.rail")) return;
    takeNumbers(page, now);
    const part = now.querySelector("[data-live-part]");
    const shown = own?.querySelector("[data-live-part]");
    // replaced only where it says something else, so that a screen reader hears it once
    if (part && shown && shown.textContent !== part.textContent)
      shown.replaceChildren(...[...part.childNodes].map((node) => page.importNode(node, true)));
  };
  for (const kind of ["pointerdown", "keydown", "wheel"])
    page.addEventListener(kind, () => (touched = Date.now()), { capture: true, passive: true });
  addEventListener("focus", () => {
    touched = Date.now();
    if (Date.now() - asked > 5000) void ask();
  });
  setInterval(() => void ask(), everyMs);
}

function takeNumbers(page: Document, now: Document): void {
  const numberOf = new Map(
    [...now.querySelectorAll("nav.rail a[href]")].map((link) => [
      link.getAttribute("href"),
      link.querySelector(".waiting"),
    ]),
  );
  for (const link of page.querySelectorAll("nav.rail a[href]")) {
    const next = numberOf.get(link.getAttribute("href"));
    const shown = link.querySelector(".waiting");
    if (next === undefined || shown?.textContent === next?.textContent) continue;
    shown?.remove();
    if (next) link.append(page.importNode(next, true));
  }
}
