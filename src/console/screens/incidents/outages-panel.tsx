import { useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Moment } from "../../parts/moment.tsx";
import { Panel } from "../../parts/panel.tsx";
import { addressOf } from "./address.ts";
import type { IncidentsPage } from "./load.ts";

/** What visitors are told, also by the shop itself, and the way to tell of more. */
export function OutagesPanel({ told: { outages, older }, reports }: Pick<IncidentsPage, "told" | "reports">) {
  const { words: all, language } = usePage();
  const { outages: words } = all;
  const me = useRouteLoaderData("frame") as Me;
  return (
    <Panel title={words.all}>
      <p className="soft small">{outages.length === 0 ? words.none : words.publicNote}</p>
      <ul className="incidents-list">
        {outages.map(({ id, titles, beganAt, endedAt, hiddenAt, who }) => (
          <li key={id}>
            <a href={`/console/incidents/public/${id}`}>{titles[language] ?? titles.en}</a>
            <small>
              <Moment at={beganAt} /> – {endedAt === null ? words.goesOn : <Moment at={endedAt} />}
            </small>
            {who === null && <small>{words.measured}</small>}
            {hiddenAt !== null && <small>{words.hidden}</small>}
          </li>
        ))}
      </ul>
      {older !== null && (
        <a className="button button-quiet" href={addressOf({ outages: older })} rel="next">
          {words.older}
        </a>
      )}
      {reports.length > 0 && <Reports reports={reports} />}
      {may(me, "mend_incidents") && (
        <a className="button" href="/console/incidents/public/new">
          <Icon name="plus" />
          {words.fresh}
        </a>
      )}
    </Panel>
  );
}

/** What travellers pressed on the status page; few of them are shown to visitors. */
function Reports({ reports }: Pick<IncidentsPage, "reports">) {
  const { outages: words } = usePage().words;
  return (
    <table className="list">
      <caption>{words.reports.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.places}</th>
          <th scope="col">{words.reports.works}</th>
          <th scope="col">{words.reports.fails}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map(({ iso2, name, works, fails }) => (
          <tr key={iso2}>
            <th scope="row">{name}</th>
            <td>{words.reports.count(works.travellers, works.networks)}</td>
            <td>{words.reports.count(fails.travellers, fails.networks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
