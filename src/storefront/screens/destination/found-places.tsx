import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundPlace } from "../../parts/places/places.ts";
import { PlaceList } from "./place-list.tsx";

type FoundPlacesProps = { query: string; found: FoundPlace[]; pending: boolean; failed: boolean };

export function FoundPlaces({ query, found, pending, failed }: FoundPlacesProps) {
  const to = links(useVisit().language);
  const words = useWords("destination");
  const all = (
    <LinkButton to={to.destination()} preventScrollReset>
      {words.all}
    </LinkButton>
  );
  return (
    <section className="wrap found-places" aria-labelledby="found-head">
      <h2 id="found-head" className="vh">
        {words.results}
      </h2>
      <output className={found.length > 0 ? "strong" : "vh"}>{pending ? "" : words.found(found.length)}</output>
      {failed && <Notice tone="care">{words.failed}</Notice>}
      {found.length > 0 && <PlaceList places={found} />}
      {found.length > 0 && <p>{all}</p>}
      {found.length === 0 &&
        (pending ? (
          <Skeleton shape="row" count={3} label={words.search} />
        ) : (
          <EmptyState title={words.none(query)} action={all}>
            <p>{words.noneText}</p>
          </EmptyState>
        ))}
    </section>
  );
}
