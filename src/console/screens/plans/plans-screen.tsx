import { useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { Dropped, Empty, Pages, Search } from "../../parts/list.tsx";
import { planList, type PlanList } from "./load.ts";
import { PlanTable } from "./plan-table.tsx";

export const loader = planList;

/** Row B1: the plans of the catalogue. */
export function Component() {
  const list = useLoaderData() as PlanList;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, plans: words } = useWords();
  const { view, q, plans, older } = list;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search
          name="q"
          label={words.search}
          hint={words.searchHint}
          value={q}
          keeps={view === "on_sale" ? {} : { view }}
        />
        <a className="button button-quiet" href="/console/catalogue/files">
          <Icon name="download" />
          {words.files}
        </a>
        {may(me, "edit_catalogue") && (
          <a className="button plans-new" href="/console/catalogue/plans/new">
            <Icon name="plus" />
            {words.fresh}
          </a>
        )}
      </header>
      <CatalogueTabs here="plans" />
      <nav className="chips" aria-label={words.views.label}>
        {list.views.map((one) => (
          <a
            key={one.view}
            href={addressOf({ view: one.view, q })}
            aria-current={one.view === view ? "page" : undefined}
          >
            {words.views[one.view]} <span className="chip-count">{one.count}</span>
          </a>
        ))}
      </nav>
      <Dropped names={list.dropped} />
      {plans.length > 0 ? <PlanTable plans={plans} /> : <Nothing q={q} view={view} />}
      <Pages
        note={words.foot}
        newer={list.after ? addressOf({ view, q }) : undefined}
        named={{ newer: words.first, older: words.next }}
        older={older === null ? undefined : addressOf({ view, q, after: older })}
      />
    </>
  );
}

function Nothing({ q, view }: Pick<PlanList, "q" | "view">) {
  const { plans: words } = useWords();
  if (!q)
    return (
      <Empty title={words.empty}>
        <p>{words.emptyLede}</p>
      </Empty>
    );
  return (
    <Empty title={words.notFound(q)}>
      <a className="button" href={addressOf({ view })}>
        {words.dropSearch}
      </a>
    </Empty>
  );
}

function addressOf(asks: Record<string, string>): string {
  const said = Object.entries(asks).filter(([name, value]) => value && !(name === "view" && value === "on_sale"));
  const query = new URLSearchParams(said).toString();
  return query ? `/console/catalogue/plans?${query}` : "/console/catalogue/plans";
}
