import { useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Moment } from "../../parts/moment.tsx";
import { Panel } from "../../parts/panel.tsx";
import { addressOf } from "./address.ts";
import type { IncidentsPage } from "./load.ts";

/** The newest incidents, and the way to record one. */
export function IncidentsPanel({ recorded: { incidents, older } }: Pick<IncidentsPage, "recorded">) {
  const { incident: words } = useWords();
  const me = useRouteLoaderData("frame") as Me;
  return (
    <Panel title={words.all}>
      {incidents.length === 0 && <p className="soft small">{words.none}</p>}
      <ul className="incidents-list">
        {incidents.map(({ id, title, since, until }) => (
          <li key={id}>
            <a href={`/console/incidents/${id}`}>{title}</a>
            <small>
              <Moment at={since} /> – {until === null ? words.goesOn : <Moment at={until} />}
            </small>
          </li>
        ))}
      </ul>
      {older !== null && (
        <a className="button button-quiet" href={addressOf({ incidents: older })} rel="next">
          {words.older}
        </a>
      )}
      {may(me, "mend_incidents") && (
        <a className="button" href="/console/incidents/new">
          <Icon name="plus" />
          {words.fresh}
        </a>
      )}
    </Panel>
  );
}
