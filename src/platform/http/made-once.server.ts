import type { CatalogueVersion } from "../catalogue-version.server.ts";
import type { CachedPage, PageCache } from "./page-cache.server.ts";

type Way<Made> = {
  make: () => Promise<Made>;
  /** What of it is for everybody and is kept; nothing where it is for one visitor alone, or a refusal. */
  text: (made: Made) => { status: number; body: string } | undefined;
};
type Given<Made> = { kept: CachedPage; anew: boolean } | { made: Made };

/**
 * Pages and answers that are the same for everybody, made once for each version of the catalogue: after a change of
 * prices everybody asks at once, and whoever asks while it is being made waits for it.
 */
export function madeOnce(catalogueVersion: CatalogueVersion, cache: PageCache) {
  const beingMade = new Map<string, Promise<CachedPage | undefined>>();

  return async <Made>(key: string, { make, text }: Way<Made>): Promise<Given<Made>> => {
    const version = await catalogueVersion.current();
    const making = beingMade.get(`${version} ${key}`);
    const known = cache.find(key, version) ?? (making && (await making));
    if (known) return { kept: known, anew: false };
    const done = Promise.withResolvers<CachedPage | undefined>();
    beingMade.set(`${version} ${key}`, done.promise);
    try {
      const made = await make();
      const forAll = text(made);
      if (!forAll) return { made };
      // the catalogue may have changed while it was made: only what is surely of one version is kept
      if ((await catalogueVersion.current()) !== version) return { made };
      const kept = await cache.keep(key, version, forAll.status, forAll.body);
      done.resolve(kept);
      return { kept, anew: true };
    } finally {
      if (beingMade.get(`${version} ${key}`) === done.promise) beingMade.delete(`${version} ${key}`);
      // what is for one visitor, or of no version, is for nobody else: the others make their own
      done.resolve(undefined);
    }
  };
}
