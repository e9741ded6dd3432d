/** A page that is made for paper has a button for it, where a script can print. */
export function offerPrinting(page: Document): void {
  for (const button of page.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}
