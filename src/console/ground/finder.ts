/** ⌘K, Ctrl+K or a press on the link opens the search over the page; its code is loaded then. */
export function offerFinder(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>("[data-finder-link]");
  // on the search page itself the field is there
  if (!link || page.querySelector("[data-finder]")) return;
  const open = () =>
    import("./finder-layer.ts").then(
      ({ openFinder }) => openFinder(page),
      () => location.assign(link.href),
    );
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  });
  page.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  });
}
