import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { searchPauseMs, useSettled } from "../../../features/catalogue/coverage/use-settled.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { ChosenPlace } from "./chosen-place.tsx";
import { CoverageMap } from "./coverage-map.tsx";
import { CoverageSearch } from "./coverage-search.tsx";
import { FoundPlaces } from "./found-places.tsx";
import { MapAreas } from "./map-areas.tsx";
import type { Place } from "./marks.ts";
import { PhoneHelp } from "./phone-help.tsx";
import { AllPlaces } from "./place-table.tsx";
import { useAsked } from "./use-asked.ts";
import { useChoosing } from "./use-choosing.ts";
import { addressOf, line, longestQuery, wishOf } from "./wish.ts";

type Hit = Pick<Place, "country" | "matched">;

type NetCoverPageProps = {
  places: Place[];
  found: { key: string; value?: Hit[] };
  chosen: { key: string; value?: Answer<"/common/getCarrierListForNetType">["coverage"] };
};

export function NetCoverPage({ places, found: givenFound, chosen: givenChosen }: NetCoverPageProps) {
  const visit = useVisit();
  const words = useWords("netcover");
  const { titled } = useWords("shell");
  const wish = wishOf(useSearchParams()[0]);
  const [entry, setEntry] = useState({ query: wish.query, typed: wish.query });
  // what was typed on the page of one query is forgotten on the page of another ("back")
  if (entry.query !== wish.query) setEntry({ query: wish.query, typed: wish.query });
  const query = useSettled(line(entry.typed, longestQuery), searchPauseMs);

  const call = callOverHttp(visit);
  const lang = visit.language;
  const found = useAsked<Hit[]>(
    query,
    givenFound,
    async (text) => (await call("/common/getCoverageMap", { query: text, lang })).places,
  );
  const chosen = useAsked(
    wish.country,
    givenChosen,
    async (country) => (await call("/common/getCarrierListForNetType", { country, lang })).coverage,
  );
  const choosing = useChoosing(wish);
  const hits = useMemo(
    () => found.value && new Map(found.value.map(({ country, matched }) => [country, matched ?? []])),
    [found.value],
  );
  const open =
    chosen.value?.[0]?.country ?? (places.some(({ country }) => country === wish.country) ? wish.country : undefined);

  return (
    <div className="cover">
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.about(places.length)} />
      <div className="wrap cover-head">
        <h1>
          {words.heading.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </h1>
        <CoverageSearch typed={entry.typed} wish={wish} onType={(typed) => setEntry({ query: wish.query, typed })} />
        <p className="soft">{words.lede}</p>
      </div>
      <div className="wrap cover-body">
        {/* what was found comes first: below the map nobody would see it */}
        {query !== "" && (
          <div className="cover-list cover-found">
            <FoundPlaces
              query={query}
              places={places}
              hits={hits}
              state={found.state}
              open={open}
              choosing={choosing}
              all={addressOf(lang, { ...wish, query: "" })}
              onAll={() => setEntry({ query: wish.query, typed: "" })}
            />
          </div>
        )}
        <section className="cover-map" aria-label={words.map.label}>
          <MapAreas area={wish.area} wish={wish} />
          <CoverageMap key={wish.area} area={wish.area} places={places} hits={hits} open={open} choosing={choosing} />
        </section>
        <ChosenPlace asked={wish.country} chosen={chosen} places={places} panel={choosing.panel} />
        {query === "" && (
          <div className="cover-list">
            <AllPlaces places={places} area={wish.area} open={open} choosing={choosing} />
          </div>
        )}
      </div>
      <PhoneHelp />
    </div>
  );
}
