import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { Dropped } from "../../parts/list.tsx";
import { actOnIncidents } from "./act.ts";
import { GivenUpJobs } from "./given-up-jobs.tsx";
import { IncidentsPanel } from "./incidents-panel.tsx";
import { incidentsPage, type IncidentsPage } from "./load.ts";
import { MaintenancePanel } from "./maintenance-panel.tsx";
import { OutagesPanel } from "./outages-panel.tsx";
import { OutsideLines } from "./outside-lines.tsx";

export const loader = incidentsPage;
export const action = actOnIncidents;

/** Row B1: what goes wrong in the house, and what can be done about it. */
export function Component() {
  const page = useLoaderData() as IncidentsPage;
  const { titled, incidents: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <Dropped names={page.dropped} />
      <div className="incidents">
        <aside className="incidents-side">
          <OutagesPanel told={page.told} reports={page.reports} />
          <IncidentsPanel recorded={page.recorded} />
          <MaintenancePanel closed={page.closed} />
        </aside>
        <div className="incidents-main">
          <OutsideLines outside={page.outside} as={page.as} kind={page.kind} />
          <GivenUpJobs page={page} />
        </div>
      </div>
    </>
  );
}
