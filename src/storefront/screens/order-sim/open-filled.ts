/** What was put back must not lie folded away: a code, a date, a traveller. */
export function openFilled(form: HTMLFormElement): void {
  for (const folded of form.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    if ([...folded.querySelectorAll("input")].some(({ value, type }) => type !== "submit" && value !== ""))
      folded.open = true;
  }
}
