import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { Dropped } from "../../parts/list.tsx";
import { Overtaken, type Compared } from "../../parts/overtaken.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { actOnEnquiry } from "./act.ts";
import { EnquiryFiles, Entries } from "./enquiry-facts.tsx";
import { AnswerForm, NoteForm, WorkForms } from "./enquiry-forms.tsx";
import { enquiry, type Enquiry } from "./load.ts";

export const loader = withDrafts(enquiry);
export const action = keeping(actOnEnquiry);

/** One enquiry: what the company wrote beside who has it, until when, and what was answered. */
export function Component() {
  const found = useLoaderData() as Enquiry;
  const answered = useActionData() as Answered | undefined;
  const me = useRouteLoaderData("frame") as Me;
  const { words } = usePage();
  const said = words.enquiries;
  const mayWork = may(me, "work_enquiries") && found.form !== null;
  return (
    <>
      <title>{words.titled(said.enquiry(found.number))}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/enquiries">
          <Icon name="arrow-left" />
          <span className="vh">{said.title}</span>
        </a>
        <h1>{found.form?.company ?? said.enquiry(found.number)}</h1>
        <span className="pill">{said.states[found.state]}</span>
        {found.isLate && <span className="pill hue-gilt">{said.late}</span>}
      </header>
      <Dropped names={found.dropped} />
      {found.done !== undefined && !answered && <output className="told">{wordFor(said.done, found.done)}</output>}
      <div className="enquiry">
        <div className="enquiry-main">
          <Answer found={found} me={me} />
          {found.form === null ? <p>{said.gone}</p> : <Written found={found} form={found.form} />}
          <EnquiryFiles found={found} />
          {mayWork && <AnswerForm found={found} />}
        </div>
        <div className="enquiry-side">
          <WorkForms found={found} mayWork={mayWork} me={me} />
          <Entries found={found} mayWork={mayWork} />
          {mayWork && <NoteForm found={found} />}
        </div>
      </div>
    </>
  );
}

function Written({ found, form }: { found: Enquiry; form: NonNullable<Enquiry["form"]> }) {
  const { words } = usePage();
  const { fields, values, ...said } = words.enquiries;
  const named = (value: string | undefined) => value && wordFor(values, value);
  return (
    <section>
      <h2>{said.form}</h2>
      <Pairs
        pairs={[
          [fields.intention, named(form.intention)],
          [fields.interests, form.interests.map(named).join(" · ")],
          [fields.resellerWay, named(form.resellerWay)],
          [fields.product, form.product],
          [fields.resourceSupplier, form.resourceSupplier],
          [fields.others, form.others],
          [fields.company, form.company],
          [fields.country, `${found.place} · ${form.city}`],
          [fields.website, form.website],
          [fields.salesBand, named(form.salesBand)],
          [fields.channels, form.channels.map(named).join(" · ")],
          [fields.supplier, form.supplier],
          [fields.contactName, `${form.contactName} · ${form.jobTitle}`],
          [fields.email, form.email],
          [fields.phone, form.phone],
        ]}
      />
      <h3>{fields.introduction}</h3>
      <p className="enquiry-text">{form.introduction}</p>
      <p className="soft small">{said.writes(languageFacts[found.language as Language].label)}</p>
    </section>
  );
}

/** Why a change was not made: what a colleague made of the enquiry meanwhile beside what was wanted. */
function Answer({ found, me }: { found: Enquiry; me: Me }) {
  const { enquiries: said } = usePage().words;
  const answered = useActionData() as Answered | undefined;
  const { do: deed, version, to, state, answer } = answered?.entries ?? {};
  if (deed === "note" || version === undefined || version === String(found.version)) return <FormProblem />;
  const given = [me, ...found.colleagues].find(({ id }) => id === to)?.name ?? said.nobody;
  const last = found.entries.findLast(({ kind }) => kind === "answer");
  const values: Compared[] = [
    [said.work.owner, found.owner?.name ?? said.nobody, deed === "give" ? given : undefined],
    [said.columns.state, said.states[found.state], state && wordFor(said.states, state)],
    [said.notes.answer, last && `${last.who}: ${last.text}`, answer],
  ];
  return (
    <>
      <FormProblem />
      <Overtaken values={values} here={`/console/enquiries/${found.number}`} />
    </>
  );
}
