/**
 * Marks, embeddings, overrides and isolates of the reading direction: unseen, and able to reorder what stands on a
 * parcel's label.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

/**
 * Text that stays on its line: a name with a line break in it can neither add a header to a mail nor a line to its
 * text.
 * Marks that turn the reading direction go too, so that a name cannot reorder what stands beside it.
 */
export function oneLine(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
