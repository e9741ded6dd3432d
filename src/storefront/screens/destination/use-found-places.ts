import { useEffect, useState } from "react";
import type { SearchHit } from "../../../features/catalogue/destinations/contract.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";

type Answered = { query: string; hits: SearchHit[]; meant: { country: string } | null };
type Found = Answered & { failed: boolean };

/** As in the other searches of the shop (ui/use-options.ts): skips the letters of a fast typist. */
const pauseMs = 160;

/**
 * What the server knows beside names: cities, airports, other languages, typing errors. `initial` came with the page.
 */
export function useFoundPlaces(typed: string, initial: Answered): Found & { pending: boolean } {
  const { language, currency } = useVisit();
  const [found, setFound] = useState<Found>({ ...initial, failed: false });
  const query = typed.trim().slice(0, 100);

  useEffect(() => {
    if (query === "" || query === found.query) return undefined;
    let abandoned = false;
    const ask = async () => {
      try {
        const { hits, meant } = await callOverHttp({ language, currency })("/common/searchDestinations", {
          query,
          lang: language,
          currency,
        });
        if (!abandoned) setFound({ query, hits, meant, failed: false });
      } catch {
        if (!abandoned) setFound({ query, hits: [], meant: null, failed: true });
      }
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      abandoned = true;
      clearTimeout(pause);
    };
  }, [query, found.query, language, currency]);

  const settled = query === found.query;
  return settled
    ? { ...found, pending: false }
    : { query, hits: [], meant: null, failed: false, pending: query !== "" };
}
