import { useWords } from "../../ground/asking.ts";
import { FilteredAway, InTheWay } from "../../parts/facet-bar.tsx";
import { Empty } from "../../parts/list.tsx";
import { promosAt, useFaceted } from "./choices.ts";
import type { PromosPage } from "./load.ts";

/** Of an empty list: what leads to one that is not. */
export function NoPromos({ page }: { page: PromosPage }) {
  const { view, q, asks, isFiltered, isCut, without, after } = page;
  const { promos: words, facets } = useWords();
  const faceted = useFaceted(asks);
  if (isFiltered && after)
    return <FilteredAway {...faceted} without={[]} cut={isCut ? words.looked : undefined} isBeginning={false} />;
  if (isCut) return <Empty title={words.looked} />;
  return (
    <Empty title={isFiltered ? facets.empty : q ? words.notFound(q) : words.empty}>
      {isFiltered && (without.length > 0 || !q) && (
        <InTheWay
          {...faceted}
          without={without}
          view={{ label: words.viewsLabel, text: words.views[view], widest: "all" }}
        />
      )}
      {q ? (
        <a className="button" href={promosAt({ ...asks, q: null })}>
          {words.dropSearch(q)}
        </a>
      ) : (
        !isFiltered && <p>{words.emptyLede}</p>
      )}
    </Empty>
  );
}
