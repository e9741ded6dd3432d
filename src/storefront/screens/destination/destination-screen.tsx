import { useState } from "react";
import { redirect, useLoaderData } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { findPlaces, placesIn, regionsIn } from "../../parts/places/places.ts";
import { chosenTrip } from "../../parts/trip/chosen-trip.ts";
import { AllPlaces } from "./all-places.tsx";
import { DestinationSearch } from "./destination-search.tsx";
import { FoundPlaces } from "./found-places.tsx";
import { useFoundPlaces } from "./use-found-places.ts";

/**
 * Row P2. `?q=` is what was searched for: one place leads on to its plans, several are listed. `days` and `kind` go
 * along.
 */
export async function loader({ request, context }: ScreenArguments) {
  const { call, language: lang, currency } = asked(context);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const { hits, meant } =
    query === "" ? { hits: [], meant: null } : await call("/common/searchDestinations", { query, lang, currency });
  if (meant) throw redirect(links(lang).plans({ ...meant, ...chosenTrip(searchParams) }));
  const [countries, regions] = await Promise.all([
    call("/common/getCountryList", { lang, currency }),
    call("/common/getRegionList", { lang, currency }),
  ]);
  return { query, hits, ...placesIn(countries), regions: regionsIn(regions) };
}

export function Component() {
  const { query, hits, places, popular, regions } = useLoaderData<typeof loader>();
  const words = useWords("destination");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const [entry, setEntry] = useState({ query, typed: query });
  // what was typed on the page of one query is forgotten on the page of another ("back")
  if (entry.query !== query) setEntry({ query, typed: query });
  const { typed } = entry;
  const server = useFoundPlaces(typed, { query, hits, meant: null });
  const found = findPlaces(typed, places, server);
  return (
    <div className="destinations">
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.about(places.length)} />
      <div className="wrap destinations-head">
        <h1>
          <span>{words.ask} </span>
          <span>{words.head(places.length)}</span>
        </h1>
        <DestinationSearch
          typed={typed}
          first={server.pending ? undefined : found[0]}
          onType={(next) => setEntry({ query, typed: next })}
        />
        <p className="soft">{words.lede}</p>
        <p>
          <Link className="link" to={to.tripPlanner()}>
            {words.trip}
          </Link>
        </p>
      </div>
      {typed.trim() === "" ? (
        <AllPlaces places={places} popular={popular} regions={regions} />
      ) : (
        <FoundPlaces query={typed.trim()} found={found} pending={server.pending} failed={server.failed} />
      )}
    </div>
  );
}
