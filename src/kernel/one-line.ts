/**
 * Text that stays on its line: a name with a line break in it can neither add a header to a mail nor a line to its text.
 * Marks that turn the reading direction go too, so that a name cannot reorder what stands beside it.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
}
