import { useActionData, useLoaderData } from "react-router";
import { inboxFacets } from "../../../features/operator/inbox/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Problem } from "../../parts/form.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { Dropped, Empty, Pages, Views } from "../../parts/list.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { TakeNext } from "../../parts/take-next.tsx";
import { actOnCase } from "./act.ts";
import { addressOf } from "./address.ts";
import { CasePanel } from "./case-panel.tsx";
import { useFaceted } from "./choices.ts";
import { inbox, type Inbox } from "./load.ts";
import { Mentions } from "./mentions.tsx";
import { WorkDock } from "./work-dock.tsx";
import { WorkTable } from "./work-table.tsx";

export const loader = withLayout("inbox", inbox);
export const action = actOnCase;

/** Row B1, pictures 01 (right side) and 12. */
export function Component() {
  const list = useLoaderData() as Inbox & { layout: Laid<"inbox"> };
  const { filter, views, work, open, newer, older, at, done, dropped, mayWork, mentions, layout } = list;
  const { view } = filter;
  const answered = useActionData() as Answered | undefined;
  const { titled, inbox: words, bulk } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        {mayWork && (
          <a className="button button-quiet" href="/console/bulk">
            {bulk.list}
          </a>
        )}
        <ColumnsLink list="inbox" />
        {work.length > 0 && <ListFile list="inbox" asks={filter} />}
        {mayWork && <TakeNext from="inbox" label={words.next} isMain={!open} asks={filter} />}
      </header>
      <Views
        label={words.views.label}
        views={views.map(({ view: one, count, more }) => ({
          view: one,
          label: words.views[one],
          count: count === null ? "" : `${count}${more ? "+" : ""}`,
          href: addressOf({ view: one }),
          isOpen: one === view,
        }))}
      />
      <FacetBar {...useFaceted(filter, list.colleagues)} first={inboxFacets} />
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      {answered?.problem !== undefined && answered.entries["do"] === "next" && <Problem>{answered.problem}</Problem>}
      <Mentions mentions={mentions} />
      <NewRows from={newRowsOf("inbox", at, { ...filter, ...(open && { case: open.id }) })} />
      <div className={open === undefined ? "work" : "work work-beside"}>
        {work.length === 0 ? (
          <Nothing list={list} />
        ) : mayWork && view !== "closed" ? (
          <form action="/console/inbox/many" className="choosing" data-choosing="">
            {Object.entries(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <WorkTable work={work} filter={filter} layout={layout} open={open?.id} hasBoxes />
            <WorkDock />
          </form>
        ) : (
          <WorkTable work={work} filter={filter} layout={layout} open={open?.id} />
        )}
        {open !== undefined && <CasePanel work={open} filter={filter} />}
      </div>
      <Pages
        hasBoxes={mayWork && view !== "closed" && work.length > 0}
        note={words.foot}
        newer={newer === null ? undefined : addressOf({ ...filter, before: newer })}
        older={older === null ? undefined : addressOf({ ...filter, after: older })}
      />
    </>
  );
}

function Nothing({ list }: { list: Inbox }) {
  const { inbox: words } = useWords();
  const { view, ...facets } = list.filter;
  const faceted = useFaceted(list.filter, list.colleagues);
  if (Object.keys(facets).length > 0)
    return (
      <FilteredAway
        {...faceted}
        without={list.without}
        view={{ label: words.views.label, text: words.views[view], widest: null }}
        cut={undefined}
        isBeginning={list.isBeginning}
      />
    );
  if (view === "mine") return <Empty title={words.emptyMine}>{<p>{words.emptyMineLede}</p>}</Empty>;
  return view === "all" || view === "unowned" ? (
    <Empty title={words.empty}>
      <p>{words.emptyLede}</p>
    </Empty>
  ) : (
    <Empty title={words.emptyView}>{null}</Empty>
  );
}
