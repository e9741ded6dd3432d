import type { CatalogueVersion } from "../catalogue-version.server.ts";
import type { CachedPage, PageCache } from "./page-cache.server.ts";

type Way<Made> = {
  /** Where the request has asked for it already. */
  version?: Promise<string>;
  make: () => Promise<Made>;
  /** The cacheable body; undefined for a private page or a refusal. */
  text: (made: Made) => { status: number; body: string } | undefined;
};
type Given<Made> = { kept: CachedPage; anew: boolean } | { made: Made };

/**
 * Coalesces requests for the same cacheable page or answer: after a price change everybody asks at once, and concurrent
 * requests wait for the one that is making it.
 */
export function madeOnce(catalogueVersion: CatalogueVersion, cache: PageCache) {
  const beingMade = new Map<string, Promise<CachedPage | undefined>>();

  return async <Made>(key: string, { version: asked, make, text }: Way<Made>): Promise<Given<Made>> => {
    const version = await (asked ?? catalogueVersion.current());
    const making = beingMade.get(`${version} ${key}`);
    const known = cache.find(key, version) ?? (making && (await making));
    if (known) return { kept: known, anew: false };
    const done = Promise.withResolvers<CachedPage | undefined>();
    beingMade.set(`${version} ${key}`, done.promise);
    try {
      const made = await make();
      const forAll = text(made);
      if (!forAll) return { made };
      // the catalogue may have changed meanwhile: only what is certainly of one version is cached
      if ((await catalogueVersion.current()) !== version) return { made };
      const kept = await cache.keep(key, version, forAll.status, forAll.body);
      done.resolve(kept);
      return { kept, anew: true };
    } finally {
      if (beingMade.get(`${version} ${key}`) === done.promise) beingMade.delete(`${version} ${key}`);
      // not cacheable: each of the waiting requests makes its own
      done.resolve(undefined);
    }
  };
}
