/**
 * Defuses typed text for e-mails to others: mail programs turn `evil.example` and `http://evil` into links. A space
 * after each dot and colon prevents that, and `J.R. Chan` and `Flat 3: B` remain readable.
 */
export function withoutLinks(text: string): string {
  return text.replace(/([.:．。｡：])(?=\S)/gu, "$1 ").replace(/([/\\])(?=[/\\])/g, "$1 ");
}
