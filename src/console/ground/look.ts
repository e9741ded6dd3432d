import { fetchedPage } from "./fetched-page.ts";
import { lettersAct } from "./keys.ts";
import { layerWith } from "./layer.ts";

/** Space looks into the row that has the focus, and away again; without a script its link opens the page. */
export function offerLook(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || !lettersAct(page)) return;
    // the layer that it has just closed gave the focus back to the row
    if (event.defaultPrevented) return;
    const row = page.activeElement?.matches("a") ? page.activeElement.closest<HTMLElement>("tr[data-look]") : undefined;
    if (!row || page.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (!event.repeat) void look(page, row.dataset["look"]!);
  });
}

async function look(page: Document, address: string): Promise<void> {
  const part = (await fetchedPage(address))?.querySelector("[data-look-part]");
  // somebody who pressed twice sees one layer
  if (!part || page.querySelector("dialog[open]")) return;
  const layer = layerWith(page, part, "look-layer");
  // what was seen is old by the next look
  layer.addEventListener("close", () => layer.remove());
  layer.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.target !== layer) return;
    event.preventDefault();
    layer.close();
  });
  layer.tabIndex = -1;
  layer.showModal();
  layer.focus();
}
