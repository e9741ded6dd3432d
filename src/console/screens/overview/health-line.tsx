import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Health } from "./load.ts";

/** Jobs, gateways, suppliers, network and mail in one line; what is behind it is on the page of incidents. */
export function HealthLine({ health: { services, jobs } }: { health: Health }) {
  const { overview, incidents } = useWords();
  const { health: words } = overview;
  const inTrouble = services.filter(({ isInTrouble }) => isInTrouble);
  const givenUp = jobs.reduce((sum, { count }) => sum + count, 0);
  const wrong = [
    ...inTrouble.map(({ service }) => words.trouble(incidents.outside.services[service])),
    ...(givenUp > 0 ? [words.jobs(givenUp)] : []),
  ];
  return (
    <a className={wrong.length > 0 ? "overview-health overview-ill" : "overview-health"} href="/console/incidents">
      <Icon name={wrong.length > 0 ? "triangle-alert" : "check"} />
      {wrong.length > 0 ? wrong.join(" · ") : words.well}
    </a>
  );
}
