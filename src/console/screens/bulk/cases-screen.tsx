import { useLoaderData } from "react-router";
import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { nobody } from "../../../kernel/facet.ts";
import { usePage, type ScreenArguments } from "../../ground/asking.ts";
import { bulkOfCasesTitle } from "../../parts/bulk-title.ts";
import { wordFor } from "../../parts/word-for.ts";
import { stopWith } from "./act.ts";
import { casesPage, type CasesPage } from "./load.ts";
import { Refused, SoFar } from "./so-far.tsx";

export const loader = casesPage;
export const action = (asking: ScreenArguments) => stopWith(asking, "/staff/stopBulkCaseAction");

/** Row B1: how far something is that is done with many cases. */
export function Component() {
  const page = useLoaderData() as CasesPage;
  const { words: all, language } = usePage();
  const { columns, filter: words, kinds, many, nobody: none, views } = all.inbox;
  const { view, kind, owner } = page.filter;
  const which = [
    ...(view === "all" ? [] : [[views.label, views[view]] as const]),
    ...(kind === null ? [] : [[words.kind, wordFor(kinds, kind)] as const]),
    ...(owner === null ? [] : [[columns.owner, owner === nobody ? none : owner] as const]),
  ];
  return (
    <SoFar
      page={page}
      title={bulkOfCasesTitle(page, all.inbox, language)}
      here={`/console/bulk/cases/${page.id}`}
      counted={many.count}
      which={which}
    >
      <Refused
        what={columns.what}
        rows={page.cases.map(({ why, ...work }) => ({
          key: work.id,
          href: `/console/inbox?${new URLSearchParams({ case: work.id })}`,
          name: `${wordFor(kinds, work.kind)} · ${work.orderNumber ?? aboutWork(work, all, language)}`,
          why,
        }))}
      />
    </SoFar>
  );
}
