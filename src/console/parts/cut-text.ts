import type { Words } from "../ground/asking.ts";

/** Of a page that ends where looking through did: which of its buttons goes on from there. */
export function cutText({ isCut, isBack }: { isCut: boolean; isBack: boolean }, words: Words["facets"]) {
  if (!isCut) return undefined;
  return isBack ? words.lookedOn : words.looked;
}
