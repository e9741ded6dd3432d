/**
 * Polyfills what recent browsers do on their own, plus one thing that none does: closes a panel or modal when a link in
 * it was followed without a page load. Call once, at the browser's start.
 */
export function enhancePage(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    closeAround(target.closest("a[href]"));
    if (!("closedBy" in HTMLDialogElement.prototype)) closeByMask(target);
    if (!("commandForElement" in HTMLButtonElement.prototype)) obeyCommand(target.closest("button[commandfor]"));
  });
}

/** Tabs and filters are links too, but they change what the panel shows; and a new tab leaves this page as it is. */
function closeAround(link: Element | null): void {
  if (link?.matches('.tabs a, .chip, [target="_blank"]')) return;
  link?.closest<HTMLElement>("[popover].drop-panel")?.hidePopover();
  link?.closest<HTMLDialogElement>("dialog.modal")?.close();
}

/** Whatever is open over the page; what stands beside it stays. */
export function closeAll(page: Document): void {
  for (const panel of page.querySelectorAll<HTMLElement>(".drop-panel:popover-open")) panel.hidePopover();
  for (const dialog of page.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
}

/** What lies on the mask belongs to the dialog itself; whatever is in the dialog lies in its sheet. */
function closeByMask(target: Element): void {
  if (target instanceof HTMLDialogElement && target.getAttribute("closedby") === "any") target.close();
}

function obeyCommand(button: Element | null): void {
  const dialog = button && button.ownerDocument.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}
