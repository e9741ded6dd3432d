/** A part of another page, laid over this one as a dialog. */
export function layerWith(page: Document, part: Element, className: string): HTMLDialogElement {
  const layer = page.createElement("dialog");
  layer.className = className;
  layer.setAttribute("aria-label", part.getAttribute("aria-label") ?? "");
  layer.append(page.importNode(part, true));
  page.body.append(layer);
  // the ground behind the layer is the dialog itself
  layer.addEventListener("click", (event) => event.target === layer && layer.close());
  return layer;
}
