import { useActionData, useLoaderData } from "react-router";
import { queueFacets } from "../../../features/people/real-names/queue-filter.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { DecidedToday } from "../../parts/decided-today.tsx";
import { FacetBar, InTheWay } from "../../parts/facet-bar.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { Dropped, Empty, Views } from "../../parts/list.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { TakeNext } from "../../parts/take-next.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { actOnQueue } from "./act.ts";
import { useFaceted } from "./choices.ts";
import { realNames, type Queue } from "./load.ts";
import { WaitingTable } from "./waiting-table.tsx";

export const loader = withLayout("real_names", realNames);
export const action = actOnQueue;

/** Who waits for a reviewer, the oldest or whoever leaves first. The action of `TakeNext` is here. */
export function Component() {
  const { registrations, waiting, at, mine, first, asks, without, done, dropped, layout } = useLoaderData() as Queue & {
    layout: Laid<"real_names">;
  };
  const answered = useActionData() as Answered | undefined;
  const { titled, facets, realNames: words } = useWords();
  const faceted = useFaceted(asks);
  const isFiltered = queueFacets.some((facet) => asks[facet] !== undefined);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <span className="soft">{words.waiting(waiting)}</span>
        <DecidedToday mine={mine} />
        <ColumnsLink list="real_names" />
        {waiting > 0 && <TakeNext from="real-names" label={words.next} isMain asks={asks} />}
      </header>
      {(waiting > 0 || isFiltered) && <FacetBar {...faceted} first={queueFacets} />}
      <Dropped names={dropped} />
      {done && !answered && <Told done={done} />}
      <FormProblem />
      <NewRows from={newRowsOf("real-names", at, asks)} />
      {registrations.length > 0 ? (
        <>
          <Views
            label={words.order}
            views={(["waits", "leaves"] as const).map((order) => ({
              view: order,
              label: words.orders[order],
              href: faceted.at("", { ...asks, first: order === "waits" ? null : order }),
              isOpen: order === first,
            }))}
          />
          <WaitingTable registrations={registrations} first={first} asks={asks} layout={layout} />
        </>
      ) : isFiltered ? (
        <Empty title={facets.empty}>
          <InTheWay {...faceted} without={without} />
        </Empty>
      ) : (
        <Empty title={words.empty}>
          <p>{words.emptyLede}</p>
        </Empty>
      )}
      <footer className="foot">
        <span>{words.foot}</span>
      </footer>
    </>
  );
}

/** What was done last, and for ten seconds the way back. */
function Told({ done: { what, number, version } }: { done: NonNullable<Queue["done"]> }) {
  const { realNames: words } = useWords();
  if (what === "none") return <output className="told">{words.none}</output>;
  return (
    <div className="told review-told">
      <output>{wordFor(words.done, what)}</output>
      {number !== undefined && version !== undefined && (
        <form method="post">
          <input type="hidden" name="do" value="undo" />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="version" value={version} />
          <RequestKey />
          <button className="button" aria-keyshortcuts="z">
            <Icon name="undo-2" />
            {words.undo} <Key>Z</Key>
          </button>
        </form>
      )}
    </div>
  );
}
