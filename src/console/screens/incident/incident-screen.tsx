import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem, SeenVersion } from "../../parts/form.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { KeptForm } from "../../parts/kept-form.tsx";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Overtaken } from "../../parts/overtaken.tsx";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import { actOnIncident } from "./act.ts";
import { BackLink } from "./back-link.tsx";
import { FactFields, useComparedFacts } from "./fact-fields.tsx";
import { LetterForm } from "./letter-form.tsx";
import { LettersSent } from "./letters-sent.tsx";
import { incidentPage, type IncidentPage } from "./load.ts";
import { TouchedTable } from "./touched-table.tsx";

export const loader = withDrafts(incidentPage);
export const action = keeping(actOnIncident);

/** Row B1: what went wrong, whom it touches, and a letter to exactly those. */
export function Component() {
  const page = useLoaderData() as IncidentPage;
  const { incident, touched, isMore, unwritten, orders, older, isFirst, done, dropped } = page;
  const answered = useActionData() as Answered | undefined;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, incident: words } = useWords();
  const mayMend = may(me, "mend_incidents");
  const here = `/console/incidents/${incident.id}`;
  return (
    <>
      <title>{titled(incident.title)}</title>
      <header className="bar">
        <BackLink />
        <h1>{incident.title}</h1>
        <TrailLink kind="incident" id={incident.id} called={incident.title} />
      </header>
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      <div className="incident">
        <div className="incident-side">
          <FormProblem />
          <Facts page={page} mayMend={mayMend} />
          <LettersSent letters={page.letters} mayMend={mayMend} />
          {mayMend && unwritten > 0 && !isMore && <LetterForm page={page} />}
        </div>
        <section className="incident-touched" aria-labelledby="touched">
          <header>
            <h2 id="touched">{words.touched(`${touched}${isMore ? "+" : ""}`, touched)}</h2>
            <p className="soft small">{isMore ? words.tooMany : words.touchedLede(unwritten)}</p>
          </header>
          {orders.length > 0 ? (
            <TouchedTable orders={orders} />
          ) : (
            <Empty title={words.nobody}>
              <p>{words.nobodyLede}</p>
            </Empty>
          )}
          <Pages
            note={words.foot}
            newer={isFirst ? undefined : here}
            older={older === null ? undefined : `${here}?after=${older}`}
          />
        </section>
      </div>
    </>
  );
}

function Facts({ page: { incident, names }, mayMend }: { page: IncidentPage; mayMend: boolean }) {
  const { incident: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const { touches, name, since, until, who, still, version } = incident;
  const typed = answered?.entries["do"] === "change" ? answered.entries : undefined;
  const compared = useComparedFacts();
  return (
    <Panel title={words.facts}>
      <Pairs
        pairs={[
          [words.what, [words.kinds[touches], name].filter(Boolean).join(": ")],
          [words.since, <Moment key="since" at={since} />],
          [words.until, until === null ? words.goesOn : <Moment key="until" at={until} />],
          [words.whom, words.stills[still ? "still" : "all"]],
          [words.by, who],
        ]}
      />
      {mayMend && (
        <details open={typed !== undefined}>
          <summary>{words.change}</summary>
          <KeptForm name="change" className="incident-form">
            <input type="hidden" name="do" value="change" />
            <SeenVersion value={version} />
            <RequestKey />
            {typed && typed["version"] !== String(version) && <Overtaken values={compared(incident, typed)} />}
            <FactFields names={names} facts={incident} />
            <button className="button">{words.changeGo}</button>
          </KeptForm>
        </details>
      )}
    </Panel>
  );
}
