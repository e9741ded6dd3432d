import { stateMoves } from "../../../features/people/enquiries/rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { fieldId } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Drafted } from "../../parts/drafted.tsx";
import { LongField } from "../../parts/form.tsx";
import { KeptForm } from "../../parts/kept-form.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Panel, Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { Enquiry } from "./load.ts";

type Found = { found: Enquiry };

function Doing({ what, version }: { what: string; version: number }) {
  return (
    <>
      <input type="hidden" name="do" value={what} />
      <input type="hidden" name="version" value={version} />
      <RequestKey />
    </>
  );
}

/** Who has it, until when, and how far it is. */
export function WorkForms({ found, mayWork, me }: Found & { mayWork: boolean; me: Me }) {
  const { work: said, nobody } = useWords().enquiries;
  const { version, owner, colleagues, dueAt, receivedAt, state } = found;
  const labels = { looking: said.looking, received: said.putBack, closed: said.closed } as const;
  return (
    <Panel title={said.title}>
      <Pairs
        pairs={[
          [said.due, <Moment key="due" at={dueAt} />],
          [said.received, <Moment key="received" at={receivedAt} />],
          [said.owner, owner?.name ?? nobody],
        ]}
      />
      {mayWork && (
        <>
          <form method="post" className="row">
            <Doing what="give" version={version} />
            <input type="hidden" name="me" value={me.id} />
            {owner?.id !== me.id && (
              <button className="button" name="to" value={me.id}>
                {said.take}
              </button>
            )}
            {owner !== null && (
              <button className="button button-quiet" name="to" value="">
                {said.release}
              </button>
            )}
          </form>
          <form method="post" className="row">
            <Doing what="give" version={version} />
            <label className="vh" htmlFor={fieldId("to")}>
              {said.give}
            </label>
            <select className="box" id={fieldId("to")} name="to" defaultValue={owner?.id ?? me.id}>
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button className="button">{said.giveGo}</button>
          </form>
          <form method="post" className="row">
            <Doing what="move" version={version} />
            {stateMoves(state).map((to) => (
              <button key={to} className="button button-quiet" name="state" value={to}>
                {state === "closed" && to === "looking" ? said.reopen : labels[to]}
              </button>
            ))}
          </form>
        </>
      )}
    </Panel>
  );
}

export function AnswerForm({ found: { version, language, draft } }: Found) {
  const { answer: said } = useWords().enquiries;
  const hint = said.hint(languageFacts[language as Language].label);
  return (
    <form method="post" className="stack" data-draft="">
      <h2>{said.title}</h2>
      <input type="hidden" name="version" value={version} />
      <RequestKey />
      <Drafted draft={draft === null ? null : { answer: draft }}>
        <LongField name="answer" label={said.label} hint={hint} rows={8} maxLength={4000} required />
      </Drafted>
      <p>
        <button className="button button-go" name="do" value="answer">
          {said.go}
        </button>
      </p>
    </form>
  );
}

export function NoteForm({ found: { version } }: Found) {
  const { notes: said } = useWords().enquiries;
  return (
    <KeptForm name="note" className="stack">
      <Doing what="note" version={version} />
      <LongField name="note" label={said.label} rows={2} maxLength={4000} required />
      <p>
        <button className="button">{said.go}</button>
      </p>
    </KeptForm>
  );
}
