const longestMs = 10 * 60_000;
const typingMs = 15_000;

/**
 * A page that shows personal data in full asks for itself again when its time is over, and comes back masked. Not while
 * somebody has typed something that would be lost; what they look at then, they are working with.
 */
export function maskInTime(page: Document): void {
  const shown = page.querySelector<HTMLElement>("[data-shown-until]");
  if (!shown) return;
  const left = Date.parse(shown.dataset.shownUntil!) - Date.now();
  // by a clock that is wrong it may be over already
  setTimeout(maskOrWait, left > 0 ? Math.min(left, longestMs) + 1000 : longestMs);

  function maskOrWait(): void {
    if (isTypedInto(page)) setTimeout(maskOrWait, typingMs);
    else location.replace(location.href);
  }
}

const isTypedInto = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) => field.type !== "hidden" && (field.value !== field.defaultValue || isOtherwiseChecked(field)),
  );

const isOtherwiseChecked = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
