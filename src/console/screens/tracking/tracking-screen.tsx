import { redirect, useActionData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { asked, useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { trackParcels, type Row, type Tracked } from "./act.ts";
import { TrackingRows } from "./tracking-rows.tsx";

/** Whoever may not post parcels has nothing to do here. */
export async function loader({ context }: ScreenArguments) {
  const me = await asked(context).call("/staff/getMe", {});
  return may(me, "send_parcels") ? null : redirect("/console/dispatch?refused=RIGHT_MISSING");
}
export const action = trackParcels;

/** Row B1: the courier's list of tracking numbers, looked through first and then posted in one deed. */
export function Component() {
  const answered = useActionData() as Tracked | undefined;
  const { titled, dispatch } = useWords();
  const words = dispatch.tracking;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <a className="button button-quiet tracking-back" href="/console/dispatch">
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <div className="tracking">
        <FormProblem />
        {answered?.rows && <Outcome rows={answered.rows} answered={answered} />}
        {!answered?.isTaken && <FileForm answered={answered} />}
      </div>
    </>
  );
}

function Outcome({ rows, answered: { isTaken, entries } }: { rows: readonly Row[]; answered: Tracked }) {
  const { dispatch } = useWords();
  const words = dispatch.tracking;
  const count = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  const ready = count("ready");
  const counted = (["ready", "sent", "already", "wrong"] as const).filter((state) => count(state) > 0);
  return (
    <section className="tracking-outcome">
      <output>{counted.map((state) => words[state](count(state))).join(" · ")}</output>
      <TrackingRows rows={rows} />
      {ready > 0 ? (
        <form method="post" className="tracking-form">
          <input type="hidden" name="do" value="take" />
          <input type="hidden" name="file" value={entries["file"]} />
          <RequestKey />
          <button className="button button-go">{words.send(ready)}</button>
          <p className="soft small">{words.sendLede}</p>
        </form>
      ) : (
        !isTaken && <p className="soft">{words.nothing}</p>
      )}
    </section>
  );
}

function FileForm({ answered }: { answered: Tracked | undefined }) {
  const { dispatch } = useWords();
  const words = dispatch.tracking;
  const error = answered?.fields.find(({ field }) => field === "file")?.message;
  return (
    <form method="post" className="tracking-form">
      <input type="hidden" name="do" value="check" />
      <p className="soft">{words.lede}</p>
      <div className="field">
        <label className="field-label" htmlFor={fieldId("file")}>
          {words.file}
        </label>
        <Hint name="file">{words.fileHint}</Hint>
        <textarea
          className="box tracking-file"
          id={fieldId("file")}
          name="file"
          rows={10}
          required
          spellCheck={false}
          defaultValue={answered?.entries["file"]}
          {...spokenBy({ name: "file", hint: true, error })}
        />
        <FieldError name="file">{error}</FieldError>
      </div>
      <div className="tracking-ways">
        <button className={answered?.rows ? "button" : "button button-go"}>
          {answered?.rows ? words.again : words.look}
        </button>
        <label className="button" hidden>
          <Icon name="upload" />
          {words.choose}
          <input className="vh" type="file" accept=".csv,.txt,text/csv,text/plain" data-fills="file" />
        </label>
      </div>
    </form>
  );
}
