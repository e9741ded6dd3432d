import type { Endpoint } from "../../kernel/endpoint.ts";
import { answeringBy, type Answered, type Give } from "../answer.server.ts";
import type { Context, Shop } from "../context.server.ts";
import type { Operation } from "../operation.server.ts";
import type { Encoding } from "./compressed.server.ts";
import { madeOnce } from "./made-once.server.ts";
import { openPageCache, type CachedPage } from "./page-cache.server.ts";

/** Some four thousand plan lists compressed, a thousand if each is also requested uncompressed. */
const megabytes = 16;

export type KeptAnswers = ReturnType<typeof openKeptAnswers>;

/**
 * Caches answers that are the same for everybody, as pages are: keyed by path, language and input, compressed, and
 * valid for the catalogue version that they were made from. Refusals are never cached.
 */
export function openKeptAnswers(
  operations: readonly Operation[],
  { limits, catalogueVersion, atOnce }: Pick<Shop, "limits" | "catalogueVersion" | "atOnce">,
) {
  const paths = new Set<string>(
    operations.filter(({ endpoint }) => endpoint.kept).map(({ endpoint }) => endpoint.path),
  );
  const answer = answeringBy(operations, limits);
  const cache = openPageCache(megabytes, { identityToo: true });
  const onceForAll = madeOnce(catalogueVersion, cache);

  const giver =
    ({ visitor }: Context): Give<Answered | { status: 200; kept: CachedPage }> =>
    async (endpoint, wish, make) => {
      // only making an answer counts against the concurrency limit, a cached one does not
      const making = async () => ({ status: 200, envelope: await atOnce.make(make) });
      if (!isKept(endpoint, wish)) return making();
      const given = await onceForAll(`${endpoint.path} ${visitor.language} ${JSON.stringify(wish)}`, {
        make: making,
        text: ({ status, envelope }) => ({ status, body: JSON.stringify(envelope) }),
      });
      return "made" in given ? given.made : { status: 200, kept: given.kept };
    };

  return {
    /** Whether this call's answer may be cached. */
    has: (path: string) => paths.has(path),
    answer: (path: string, input: unknown, context: Context) => answer(path, input, context, giver(context)),
    body: (kept: CachedPage, encoding: Encoding) => cache.body(kept, encoding),
  };
}

function isKept({ kept = [] }: Endpoint, wish: object): boolean {
  return Object.entries(wish).every(([name, value]) => value === undefined || kept.includes(name));
}
