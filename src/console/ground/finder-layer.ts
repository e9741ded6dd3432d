import { fetchedPage } from "./fetched-page.ts";
import { layerWith } from "./layer.ts";

const pauseMs = 120;

/**
 * The search page's middle part in a dialog, over the page one is on. Loaded when it is opened first; what is found comes
 * from the same page as without a script, parsed by the browser itself (trusted types forbid writing HTML).
 */
export async function openFinder(page: Document): Promise<void> {
  const kept = page.querySelector<HTMLDialogElement>("dialog.finder-layer");
  if (kept) return show(kept);
  const finder = await finderOf("/console/search");
  if (!finder) return location.assign("/console/search");
  const layer = layerWith(page, finder, "finder-layer");
  layer.addEventListener("keydown", (event) => move(layer, event));
  searchAsTyped(layer);
  show(layer);
}

/** With what was sought before, to be typed over. */
function show(layer: HTMLDialogElement): void {
  if (!layer.open) layer.showModal();
  const field = layer.querySelector("input")!;
  field.focus();
  field.select();
}

function searchAsTyped(layer: HTMLDialogElement): void {
  const field = layer.querySelector("input")!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = "";
  const search = async () => {
    const typed = field.value.trim();
    const finder = await finderOf(`/console/search?${new URLSearchParams({ q: typed })}`);
    // an answer that was overtaken by the next letter is not shown
    if (typed !== field.value.trim()) return;
    const found = finder?.querySelector("[data-found]");
    if (!found) return field.form!.submit();
    layer.querySelector("[data-found]")!.replaceWith(layer.ownerDocument.importNode(found, true));
    shown = typed;
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), pauseMs);
  });
  // Enter opens what stands first, once it is what was typed
  field.form!.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const first = () => layer.querySelector<HTMLAnchorElement>("[data-found] a")?.click();
    if (shown === field.value.trim()) first();
    else void search().then(first);
  });
}

/** Arrows go through the lines as Tab does, from the field and back to it; Escape closes. */
function move(layer: HTMLDialogElement, event: KeyboardEvent): void {
  // in a search field this key would only clear what was typed
  if (event.key === "Escape") {
    event.preventDefault();
    return layer.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const places = [...layer.querySelectorAll<HTMLElement>("input, [data-found] a")];
  const here = places.indexOf(layer.ownerDocument.activeElement as HTMLElement);
  places.at((here + step) % places.length)?.focus();
}

/** Undefined where there is no answer, or another page: somebody was signed out meanwhile. */
const finderOf = async (address: string): Promise<Element | undefined> =>
  (await fetchedPage(address))?.querySelector("[data-finder]") ?? undefined;
