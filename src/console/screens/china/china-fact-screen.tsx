import { useActionData, useLoaderData } from "react-router";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Differences } from "../../parts/differences.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { EnterKeeps, FormProblem, Field as TimeField } from "../../parts/form.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Overtaken } from "../../parts/overtaken.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import { changeChinaFact } from "./act.ts";
import { chinaFields, entriesOf, type ChinaField } from "./china-entries.ts";
import { chinaFactPage, type ChinaFactPage } from "./load.ts";

export const loader = chinaFactPage;
export const action = changeChinaFact;

/** One fact: its fields as its file names them, and what was done to it. */
export function Component() {
  const page = useLoaderData() as ChinaFactPage;
  const { kind, name, kept, isPublished, mayEdit, draftedAt, colleagues, change, isTurnedBack } = page;
  const answered = useActionData() as Answered | undefined;
  const { titled, china: words, content, areas } = useWords();
  const title = name ?? words.freshTitle;
  return (
    <>
      <title>{titled(title)}</title>
      <header className="bar">
        <nav className="crumbs" aria-label={areas.way}>
          <a href={`/console/catalogue/china?kind=${kind}`}>{words.kinds[kind]}</a>
          <Icon name="chevron-right" />
        </nav>
        <h1 className="cut">{title}</h1>
        {mayEdit && name !== undefined && (
          <a className="button" href={`/console/catalogue/china/${kind}/new?from=${encodeURIComponent(name)}`}>
            <Icon name="plus" />
            {words.addFrom}
          </a>
        )}
      </header>
      <div className="plan-page">
        <div className="plan-main">
          {isPublished && !answered && <output className="told">{words.published}</output>}
          {kept && !kept.record && <output className="told">{words.gone}</output>}
          {draftedAt !== undefined && !answered && (
            <output className="told">{words.draft(clockTime(draftedAt))}</output>
          )}
          {colleagues.map(({ who, savedAt }) => (
            <output key={who} className="told">
              {words.colleague(who, clockTime(savedAt))}
            </output>
          ))}
          {change !== undefined && !answered && <output className="told">{content.coming.fromChange}</output>}
          {isTurnedBack && !answered && <output className="told">{words.turnedBack}</output>}
          <FormProblem />
          <FactForm />
          {kept && <History history={kept.history} mayEdit={mayEdit} />}
        </div>
      </div>
    </>
  );
}

function FactForm() {
  const page = useLoaderData() as ChinaFactPage;
  const { kind, name, kept, entries: loaded, version, draftedAt, change, mayEdit } = page;
  const answered = useActionData() as Answered | undefined;
  const { china: words, content } = useWords();
  const entries = answered?.entries ?? loaded;
  const errors = new Map(answered?.fields.map(({ field, message }) => [field, message]));
  const seen = answered ? (entries["version"] ?? "") : (version ?? "");
  const now = kept && seen !== kept.version ? entriesOf(kind, kept.record ?? {}) : undefined;
  return (
    <form method="post" noValidate className="plan-form" data-draft={mayEdit ? "" : undefined}>
      {mayEdit && <EnterKeeps />}
      <RequestKey />
      <input type="hidden" name="version" value={now ? (kept?.version ?? "") : seen} />
      {change !== undefined && <input type="hidden" name="change" value={change} />}
      {now && (
        <Overtaken values={chinaFields[kind].map(({ path }) => [path, now[path], entries[path]])} deed="forget" />
      )}
      {errors.size > 0 && (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          <span>{words.problems(errors.size)}</span>
        </p>
      )}
      <fieldset disabled={!mayEdit}>
        <legend>{words.fields}</legend>
        <div className="plan-fields">
          {chinaFields[kind].map((field) => (
            <Field
              key={field.path}
              field={field}
              value={entries[field.path] ?? ""}
              error={errors.get(field.path)}
              isFixed={Boolean(field.isKey) && name !== undefined}
            />
          ))}
        </div>
      </fieldset>
      {mayEdit && (
        <footer className="dock">
          <output className="dock-said" data-kept={content.kept} />
          <Later isOpen={errors.has("from")} />
          {draftedAt !== undefined && (
            <button className="button" name="do" value="forget">
              {words.forget}
            </button>
          )}
          <button className="button" name="do" value="keep">
            {words.keep}
          </button>
          {kept?.record && kind !== "sources" && (
            <button className="button" name="do" value="drop" title={words.dropNote}>
              {words.drop}
            </button>
          )}
          <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+S Control+S">
            {words.publish}
          </button>
        </footer>
      )}
    </form>
  );
}

/** From a moment on, by the operator's clocks. */
function Later({ isOpen }: { isOpen: boolean }) {
  const { coming: words } = useWords().content;
  return (
    <details className="prices-later" open={isOpen}>
      <summary className="button">{words.later}</summary>
      <div>
        <TimeField name="from" type="datetime-local" label={words.from} hint={words.fromHint} />
        <button className="button" name="do" value="schedule">
          <Icon name="clock" />
          {words.schedule}
        </button>
      </div>
    </details>
  );
}

type FieldProps = { field: ChinaField; value: string; error: string | undefined; isFixed: boolean };

function Field({ field: { path, choices }, value, error, isFixed }: FieldProps) {
  const { china: words } = useWords();
  const about = {
    className: "box",
    id: fieldId(path),
    name: path,
    defaultValue: value,
    ...spokenBy({ name: path, error }),
  };
  const all = choices && [...new Set([value, ...choices])];
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(path)}>
        {path}
      </label>
      {all && !isFixed ? (
        <select {...about}>
          {all.map((choice) => (
            <option key={choice} value={choice}>
              {choice || words.unset}
            </option>
          ))}
        </select>
      ) : (
        <input {...about} readOnly={isFixed} autoComplete="off" spellCheck={false} />
      )}
      <FieldError name={path}>{error}</FieldError>
    </div>
  );
}

type HistoryProps = { history: NonNullable<ChinaFactPage["kept"]>["history"]; mayEdit: boolean };

function History({ history, mayEdit }: HistoryProps) {
  const { china: words } = useWords();
  const named = { label: (field: string) => field, value: (_field: string, value: string) => value };
  return (
    <section className="plan-history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {history.length === 0 && <p className="soft small">{words.historyNone}</p>}
      <ol>
        {history.map(({ at, who, differences }, place) => (
          <li key={place}>
            <p className="row">
              <Moment at={at} className="soft" /> <b>{who}</b>
              {mayEdit && differences.some(({ before }) => before !== null) && (
                <a className="written" href={`?back=${place}`}>
                  {words.turnBack}
                </a>
              )}
            </p>
            <Differences differences={differences} named={named} />
          </li>
        ))}
      </ol>
    </section>
  );
}
