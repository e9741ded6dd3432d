import { useActionData, useRouteLoaderData } from "react-router";
import { privacyKinds } from "../../../features/operator/privacy-requests/rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { dayText } from "../../parts/day-text.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, Problem } from "../../parts/form.tsx";
import { Overtaken } from "../../parts/overtaken.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { CustomerPage } from "./load.ts";
import { DeclineForm, EraseForm, FileForm } from "./privacy-forms.tsx";

type Request = CustomerPage["privacy"]["requests"][number];

/** What was asked for under privacy law, by when it is due, and what answers it. */
export function PrivacyPanel({ customer }: { customer: CustomerPage }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all } = usePage();
  const { privacy: words } = all;
  const { privacy, noFile } = customer;
  return (
    <Panel title={words.title} id="privacy">
      {noFile && <Problem>{words.noFile}</Problem>}
      {privacy.isColleague && <p className="soft small">{words.colleague}</p>}
      {privacy.requests.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="privacy-requests">
          {privacy.requests.map((request) => (
            <li key={request.id}>
              <b>{words.kinds[request.kind]}</b>
              <Said request={request} />
              <RequestOvertaken request={request} customer={customer} />
              <Deeds request={request} customer={customer} />
            </li>
          ))}
        </ul>
      )}
      {may(me, "work_cases") && <NoteForm today={privacy.today} />}
    </Panel>
  );
}

function Said({ request: { state, receivedOn, dueAt, noted, proposed, ended } }: { request: Request }) {
  const { words: all, language } = usePage();
  const { privacy: words } = all;
  const day = (at: string) => dayText(at, language);
  return (
    <>
      <small className="soft">{words.received(day(receivedOn), noted)}</small>
      <small className={ended ? "soft" : undefined}>
        {ended ? words.ended[state as "done" | "declined"](ended.who, day(ended.at)) : words.due(day(dueAt))}
      </small>
      {proposed && !ended && <small>{words.proposed(proposed.who)}</small>}
    </>
  );
}

/** A colleague has ended it: what was to be done, and the answer that was typed, stand beside that. */
function RequestOvertaken({ request, customer }: { request: Request; customer: CustomerPage }) {
  const { words: all, language } = usePage();
  const { privacy: words } = all;
  const answered = useActionData() as Answered | undefined;
  const { what, id, answer, why } = answered?.entries ?? {};
  const { ended, state } = request;
  if (id !== request.id || !ended || !(what === "decline" || what === "erase")) return null;
  return (
    <Overtaken
      values={[
        [words.title, words.ended[state as "done" | "declined"](ended.who, dayText(ended.at, language)), words[what]],
        [words.answer(languageFacts[customer.language].label), undefined, answer],
        [words.why, undefined, why],
      ]}
      here={`/console/customers/${customer.customer}#privacy`}
      isOver
    />
  );
}

function Deeds({ request, customer }: { request: Request; customer: CustomerPage }) {
  const me = useRouteLoaderData("frame") as Me;
  const isOpen = request.ended === null;
  const mayExport = request.kind === "export" && request.state !== "declined" && may(me, "export_personal_data");
  return (
    <>
      {mayExport && <FileForm id={request.id} customer={customer} />}
      {isOpen && request.kind === "erase" && may(me, "erase_customers") && (
        <EraseForm request={request} underWay={customer.privacy.underWay} />
      )}
      {isOpen && may(me, "work_cases") && <DeclineForm id={request.id} language={customer.language} />}
    </>
  );
}

function NoteForm({ today }: { today: string }) {
  const { privacy: words } = usePage().words;
  return (
    <details className="reveal">
      <summary>
        <Icon name="file-text" />
        {words.note}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value="note" />
        <RequestKey />
        <fieldset className="causes">
          <legend className="field-label">{words.asksFor}</legend>
          {privacyKinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} required /> {words.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <Field name="receivedOn" type="date" label={words.receivedOn} value={today} max={today} required />
        <p className="soft small">{words.noteLede}</p>
        <button className="button">{words.noteGo}</button>
      </form>
    </details>
  );
}
