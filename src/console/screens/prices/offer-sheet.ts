/** Where prices are typed the sheet is loaded; until then, and without a script, they are the fields of a form. */
export function offerSheet(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("form[data-sheet]");
  // without it the form stays as it is
  if (form)
    void import("./price-sheet.ts").then(
      ({ openSheet }) => openSheet(form),
      () => undefined,
    );
}
