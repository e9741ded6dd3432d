/** Direction marks, embeddings, overrides and isolates: invisible, and able to reorder a parcel's label. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

/**
 * Reduces text to one line: a name with a line break must not add a header to an e-mail or a line to its text. Removes
 * direction marks too, so that a name cannot reorder its surroundings.
 */
export function oneLine(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
