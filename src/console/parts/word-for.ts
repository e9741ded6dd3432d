/** A code's word; one that is not among them, as an older or newer server may have written it, is read as it is. */
export function wordFor(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? words[code]! : code.replaceAll("_", " ");
}
