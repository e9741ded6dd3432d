import type { ReactNode } from "react";
import { useDay, useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { statusFeed, statusJson } from "./addresses.ts";
import { DayBars } from "./day-bars.tsx";
import type { Status } from "./load.ts";
import { OutageCard } from "./outage-card.tsx";

type StatusPageProps = { status: Status; where: ReactNode; children: ReactNode };

/** The heading is the answer; below it what goes on, where one is, ninety days, and what is over. */
export function StatusPage({ status, where, children }: StatusPageProps) {
  const words = useWords("status");
  const { shown } = useVisit();
  const { open, past, functions, networks, firstDay } = status;
  return (
    <div className="wrap status">
      <Head status={status} />
      {open.map((outage) => (
        <OutageCard key={outage.id} outage={outage} byHand={outage.byHand} reports={status.reports} now={status.now} />
      ))}
      {where}
      <section className="status-part" aria-labelledby="functions">
        <h2 id="functions">{words.functionsTitle}</h2>
        <ul className="status-rows">
          {functions.map((one) => (
            <DayBars key={one.function} name={words.functions[one.function]} bar={one} firstDay={firstDay} isMeasured />
          ))}
        </ul>
        <p className="kick">{words.zone}</p>
      </section>
      {networks.length > 0 && (
        <section className="status-part" aria-labelledby="networks">
          <h2 id="networks">{words.networksTitle}</h2>
          <ul className="status-rows">
            {networks.map((one) => (
              <DayBars key={one.iso2} name={one.name} bar={one} firstDay={firstDay} isMeasured={false} />
            ))}
          </ul>
          <p className="kick">{words.networksLede}</p>
        </section>
      )}
      {children}
      <section className="status-part" aria-labelledby="past">
        <h2 id="past">{words.past}</h2>
        {past.length === 0 && <p className="soft">{words.pastNone}</p>}
        {past.map((outage) => (
          <OutageCard key={outage.id} outage={outage} now={status.now} />
        ))}
        <p>
          <a className="link" href={statusFeed(shown)} type="application/rss+xml">
            {words.feed}
          </a>
          {" · "}
          <a className="link" href={statusJson(shown)} type="application/feed+json">
            {words.json}
          </a>
        </p>
      </section>
    </div>
  );
}

function Head({ status: { open, past, functions, destinations, checkedAt } }: { status: Status }) {
  const words = useWords("status");
  const moment = useMoment();
  const day = useDay();
  const troubled = new Set(
    open.filter(({ kind }) => kind === "network").flatMap(({ places }) => places.map(({ iso2 }) => iso2)),
  );
  const calm = functions.every(({ now }) => now === "well") ? words.allWell : words.unmeasured;
  const networks = open.filter(({ kind }) => kind === "network").length;
  const last = past[0];
  return (
    <header className="status-head">
      <h1>{open.length === 0 ? calm : words.troubles(networks, open.length - networks)}</h1>
      <p className="lede">
        {troubled.size > 0
          ? words.others(Math.max(0, destinations - troubled.size))
          : open.length === 0 && (last ? words.last(last.title, day(last.beganAt)) : words.noneYet)}
      </p>
      {checkedAt && <p className="soft">{words.checked(moment(checkedAt))}</p>}
    </header>
  );
}
