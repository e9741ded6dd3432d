import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { addressOf } from "./address.ts";
import type { IncidentsPage, Line } from "./load.ts";
import { OutsideChart } from "./outside-chart.tsx";
import { OutsideTable } from "./outside-table.tsx";

/** Gateways, suppliers, network and mail as four lines over 24 hours, or as a table. */
export function OutsideLines({ outside, as, kind }: Pick<IncidentsPage, "outside" | "as" | "kind">) {
  const { outside: words } = useWords().incidents;
  return (
    <section className="outside" aria-labelledby="outside">
      <header>
        <h2 id="outside">{words.title}</h2>
        <nav className="segments outside-as" aria-label={words.as}>
          {(["chart", "table"] as const).map((one) => (
            <a
              key={one}
              href={addressOf({ kind, as: one === "table" ? one : undefined })}
              aria-current={one === as ? "page" : undefined}
            >
              {words[one]}
            </a>
          ))}
        </nav>
      </header>
      <p className="soft small">{words.lede}</p>
      {as === "table" ? (
        <OutsideTable outside={outside} />
      ) : (
        <div className="outside-lines">
          {outside.services.map((line) => (
            <OutsideLine key={line.service} line={line} now={outside.now} />
          ))}
        </div>
      )}
    </section>
  );
}

function OutsideLine({ line, now }: { line: Line; now: string }) {
  const { outside: words } = useWords().incidents;
  const { service, attempts, failures, names } = line;
  return (
    <article className="outside-line">
      <h3>
        {words.services[service]}
        <small className="soft">{attempts === 0 ? words.quiet : words.sum(attempts, failures)}</small>
      </h3>
      {names
        .filter(({ isInTrouble }) => isInTrouble)
        .map(({ name }) => (
          <p key={name} className="outside-late">
            <Icon name="triangle-alert" />
            <span>
              {words.trouble(name)} <a href={newIncident(service, name)}>{words.whom}</a>
            </span>
          </p>
        ))}
      <OutsideChart line={line} now={now} width={400} height={170} as="wide" />
      <OutsideChart line={line} now={now} width={340} height={170} as="narrow" />
    </article>
  );
}

const newIncident = (service: string, name: string): string =>
  `/console/incidents/new?${new URLSearchParams({ what: /^(gateway|supplier)$/.test(service) ? `${service}:${name}` : service })}`;
