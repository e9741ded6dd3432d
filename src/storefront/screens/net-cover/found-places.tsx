import { Disclosure } from "../../../ui/accordion.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Place } from "./marks.ts";
import { AllPlaces, PlaceTable } from "./place-table.tsx";
import type { Choosing } from "./use-choosing.ts";

/** An operator with shops everywhere fills a screen; the rest waits behind one line. */
const shownAtOnce = 24;

type FoundPlacesProps = {
  query: string;
  places: readonly Place[];
  hits: ReadonlyMap<string, readonly string[]> | undefined;
  state: "ready" | "pending" | "failed";
  open: string | undefined;
  choosing: Choosing;
  /** The page without a search. */
  all: string;
  onAll: () => void;
};

export function FoundPlaces({ query, places, hits, state, open, choosing, all, onAll }: FoundPlacesProps) {
  const { search: words } = useWords("netcover");
  const found = [...(hits?.keys() ?? [])].flatMap((code) => places.find(({ country }) => country === code) ?? []);
  const backToAll = (
    <LinkButton to={all} onClick={onAll} preventScrollReset>
      {words.all}
    </LinkButton>
  );
  const shown = { open, choosing, matched: hits, caption: words.results };
  return (
    <section className="stack" aria-labelledby="found-places">
      <h2 id="found-places" className="vh">
        {words.results}
      </h2>
      <output className={found.length > 0 ? "strong" : "vh"}>
        {state === "ready" ? words.found(found.length) : ""}
      </output>
      {state === "pending" && <Skeleton shape="row" count={3} label={words.pending} />}
      {state === "failed" && (
        <>
          <Notice tone="care">{words.failed}</Notice>
          <AllPlaces places={places} area="world" open={open} choosing={choosing} />
        </>
      )}
      {state === "ready" && found.length === 0 && (
        <EmptyState title={words.none(query)} action={backToAll}>
          <p>{words.noneText}</p>
        </EmptyState>
      )}
      {found.length > 0 && <PlaceTable places={found.slice(0, shownAtOnce)} {...shown} />}
      {found.length > shownAtOnce && (
        <Disclosure summary={words.more(found.length - shownAtOnce)}>
          <PlaceTable places={found.slice(shownAtOnce)} {...shown} />
        </Disclosure>
      )}
      {found.length > 0 && <p>{backToAll}</p>}
    </section>
  );
}
