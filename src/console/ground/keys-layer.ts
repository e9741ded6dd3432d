import { fetchedPage } from "./fetched-page.ts";
import { layerWith } from "./layer.ts";

/** `?` or a press on the link shows all keys over the page; without a script the link leads to their page. */
export function offerKeys(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>("[data-keys-link]");
  if (!link || page.querySelector("[data-keys]")) return;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(page, link);
  });
}

async function open(page: Document, link: HTMLAnchorElement): Promise<void> {
  const kept = page.querySelector<HTMLDialogElement>("dialog.keys-layer");
  if (kept) return show(kept);
  const back = new URLSearchParams({ back: location.pathname + location.search });
  const keys = (await fetchedPage(`${link.href}?${back}`))?.querySelector("[data-keys]");
  if (!keys) return location.assign(link.href);
  show(layerWith(page, keys, "keys-layer"));
}

function show(layer: HTMLDialogElement): void {
  if (!layer.open) layer.showModal();
}
