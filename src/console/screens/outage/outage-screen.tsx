import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { longestUpdate } from "../../../features/catalogue/outages/rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Drafted } from "../../parts/drafted.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem, SeenVersion } from "../../parts/form.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { KeptForm } from "../../parts/kept-form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Overtaken } from "../../parts/overtaken.tsx";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import { actOnOutage } from "./act.ts";
import { FactFields, useComparedFacts } from "./fact-fields.tsx";
import { outagePage, type OutagePage } from "./load.ts";
import { OutagePreview } from "./outage-preview.tsx";
import { TextFields } from "./text-fields.tsx";

export const loader = withDrafts(outagePage);
export const action = keeping(actOnOutage);

export function Component() {
  const page = useLoaderData() as OutagePage;
  const { outage, done, dropped } = page;
  const answered = useActionData() as Answered | undefined;
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { titled, outages: words, incidents } = all;
  const title = outage.titles[language] ?? outage.titles.en ?? "";
  const mayMend = may(me, "mend_incidents") && outage.hiddenAt === null;
  return (
    <>
      <title>{titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/incidents">
          <Icon name="chevron-left" />
          {incidents.title}
        </a>
        <h1>{title}</h1>
        <TrailLink kind="outage" id={outage.id} called={title} />
      </header>
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      <div className="outage-page">
        <FormProblem />
        <Facts page={page} mayMend={mayMend} />
        <Updates page={page} mayMend={mayMend} />
        {mayMend && <Hiding />}
      </div>
    </>
  );
}

type PartProps = { page: OutagePage; mayMend: boolean };

function Facts({ page: { outage, languages, now }, mayMend }: PartProps) {
  const { words: all, language } = usePage();
  const { outages: words } = all;
  const answered = useActionData() as Answered | undefined;
  const { kind, function: of, severity, places, plans, beganAt, endedAt, hiddenAt, who, version, titles } = outage;
  const typed = answered?.entries["do"] === "change" ? answered.entries : undefined;
  const compared = useComparedFacts();
  return (
    <Panel title={words.facts}>
      <Pairs
        pairs={[
          ...languages.map((one) => [languageFacts[one].label, <span key={one}>{titles[one]}</span>] as const),
          [words.kind, of === null ? words.kinds[kind] : words.functions[of]],
          [words.severity, words.severities[severity]],
          [words.places, places.join(" ")],
          [words.plans, plans.join(" ")],
          [words.since, <Moment key="since" at={beganAt} />],
          [words.until, endedAt === null ? words.goesOn : <Moment key="until" at={endedAt} />],
          [words.hidden, hiddenAt && <Moment key="hidden" at={hiddenAt} />],
          [words.by, who ?? words.measured],
        ]}
      />
      {outage.hiddenAt === null && (
        <a className="button outage-see" href={`/${language}/status#${outage.id}`}>
          {words.page}
        </a>
      )}
      {mayMend && (
        <details open={typed !== undefined}>
          <summary>{words.change}</summary>
          <KeptForm name="change" className="outage-form">
            <input type="hidden" name="do" value="change" />
            <SeenVersion value={version} />
            <RequestKey />
            {typed && typed["version"] !== String(version) && <Overtaken values={compared(outage, typed, languages)} />}
            <FactFields languages={languages} facts={outage} now={now} />
            <button className="button">{words.changeGo}</button>
          </KeptForm>
        </details>
      )}
    </Panel>
  );
}

function Updates({ page: { updates, languages, outage, draft }, mayMend }: PartProps) {
  const { words: all, language } = usePage();
  const { outages: words } = all;
  return (
    <Panel title={words.updates}>
      {updates.length === 0 && <p className="soft small">{words.noUpdates}</p>}
      <ol className="outage-updates">
        {updates.map(({ at, texts }) => (
          <li key={at}>
            <Moment at={at} />
            <p>{texts[language] ?? texts.en}</p>
          </li>
        ))}
      </ol>
      {mayMend && (
        <form method="post" className="outage-form" data-draft="">
          <RequestKey />
          <Drafted draft={draft}>
            <TextFields
              name="texts"
              label={words.update}
              hint=""
              languages={languages}
              longest={longestUpdate}
              rows={3}
            />
          </Drafted>
          {outage.endedAt === null && (
            <label className="outage-over">
              <input type="checkbox" name="isOver" /> {words.isOver}
            </label>
          )}
          <OutagePreview languages={languages} update />
          <div className="outage-deeds">
            <button className="button" name="do" value="look">
              {words.look}
            </button>
            <button className="button button-go" name="do" value="update">
              {words.updateGo}
            </button>
          </div>
        </form>
      )}
    </Panel>
  );
}

function Hiding() {
  const { outages: words } = useWords();
  return (
    <form method="post" className="outage-form">
      <input type="hidden" name="do" value="hide" />
      <RequestKey />
      <button className="button">{words.hide}</button>
      <p className="soft small">{words.hideLede}</p>
    </form>
  );
}
