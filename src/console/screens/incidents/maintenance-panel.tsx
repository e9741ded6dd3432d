import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { Pairs, Panel } from "../../parts/panel.tsx";
import type { IncidentsPage } from "./load.ts";

/** Whether the shop is open, and the way to the switch. */
export function MaintenancePanel({ closed }: Pick<IncidentsPage, "closed">) {
  const { maintenance: words } = useWords();
  return (
    <Panel title={words.title}>
      <p className="incidents-state">
        {closed && <Icon name="triangle-alert" />}
        {closed ? words.closed : words.open}
      </p>
      {closed && (
        <Pairs
          pairs={[
            [words.until, <Moment key="until" at={closed.until} />],
            [words.by, closed.who ?? words.byCommand],
          ]}
        />
      )}
      <a className="button" href="/console/incidents/maintenance">
        {words.go}
      </a>
    </Panel>
  );
}
