import { useActionData, useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
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
import { inbox, type Inbox } from "./load.ts";
import { Mentions } from "./mentions.tsx";
import { WorkDock } from "./work-dock.tsx";
import { WorkTable } from "./work-table.tsx";

export const loader = withLayout("inbox", inbox);
export const action = actOnCase;

/** Row B1, pictures 01 (right side) and 12. */
export function Component() {
  const { view, views, work, open, newer, older, at, done, dropped, mayWork, mentions, layout } =
    useLoaderData() as Inbox & { layout: Laid<"inbox"> };
  const answered = useActionData() as Answered | undefined;
  const { titled, inbox: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <ColumnsLink list="inbox" />
        {work.length > 0 && <ListFile list="inbox" view={view} />}
        {mayWork && <TakeNext from="inbox" label={words.next} isMain={!open} />}
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
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      {answered?.problem !== undefined && answered.entries["do"] === "next" && <Problem>{answered.problem}</Problem>}
      <Mentions mentions={mentions} />
      <NewRows from={newRowsOf("inbox", at, { view, ...(open && { case: open.id }) })} />
      <div className={open === undefined ? "work" : "work work-beside"}>
        {work.length === 0 ? (
          <Nothing view={view} />
        ) : mayWork && view !== "closed" ? (
          <form action="/console/inbox/many" className="choosing" data-choosing="">
            <input type="hidden" name="view" value={view} />
            <WorkTable work={work} view={view} layout={layout} open={open?.id} hasBoxes />
            <WorkDock />
          </form>
        ) : (
          <WorkTable work={work} view={view} layout={layout} open={open?.id} />
        )}
        {open !== undefined && <CasePanel work={open} view={view} />}
      </div>
      <Pages
        hasBoxes={mayWork && view !== "closed" && work.length > 0}
        note={words.foot}
        newer={newer === null ? undefined : addressOf({ view, before: newer })}
        older={older === null ? undefined : addressOf({ view, after: older })}
      />
    </>
  );
}

function Nothing({ view }: Pick<Inbox, "view">) {
  const { inbox: words } = useWords();
  if (view === "mine") return <Empty title={words.emptyMine}>{<p>{words.emptyMineLede}</p>}</Empty>;
  return view === "all" || view === "unowned" ? (
    <Empty title={words.empty}>
      <p>{words.emptyLede}</p>
    </Empty>
  ) : (
    <Empty title={words.emptyView}>{null}</Empty>
  );
}
