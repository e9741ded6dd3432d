/**
 * What somebody typed, as a letter may say it to somebody else: mail programs make a link of `evil.example` and
 * `http://evil` by themselves. A space behind each dot and colon leaves nothing to click on, and `J.R. Chan` and `Flat
 * 3: B` as they are read anyway.
 */
export function withoutLinks(text: string): string {
  return text.replace(/([.:．。｡：])(?=\S)/gu, "$1 ").replace(/([/\\])(?=[/\\])/g, "$1 ");
}
