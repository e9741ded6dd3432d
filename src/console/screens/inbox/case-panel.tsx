import type { ReactNode } from "react";
import { useActionData, useRouteLoaderData } from "react-router";
import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { casePage } from "../../parts/case-page.ts";
import { dayText } from "../../parts/day-text.ts";
import { Due } from "../../parts/due.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Overtaken, type Compared } from "../../parts/overtaken.tsx";
import { PressSign } from "../../parts/press.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { SendAgain } from "../../parts/send-again.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf, type Filter } from "./address.ts";
import { CaseFacts } from "./case-facts.tsx";
import type { Inbox } from "./load.ts";

type Case = NonNullable<Inbox["open"]>;

/** A case beside the list: what is known of it, and what can be done. */
export function CasePanel({ work, filter }: { work: Case | null; filter: Filter }) {
  const { inbox: words } = useWords();
  const said = words.case;
  return (
    <aside className="case" aria-label={work ? wordFor(words.kinds, work.kind) : said.gone}>
      <header className="case-head">
        {work && <PressSign press={work.press} />}
        <h2>{work ? wordFor(words.kinds, work.kind) : said.gone}</h2>
        <a className="button button-quiet" href={addressOf(filter)} aria-label={said.back}>
          <Icon name="x" />
        </a>
      </header>
      {work && <Known work={work} />}
      {work?.kind === "refund_failed" && !work.closedAt && work.orderNumber === null && <RefundFailed work={work} />}
      {work?.mayWork && <Answer work={work} filter={filter} />}
      {work && !work.closedAt && work.mayWork && <CaseActions work={work} />}
      {work && work.facts.length > 0 && (
        <section className="case-facts">
          <h3>{said.facts}</h3>
          <CaseFacts facts={work.facts} />
        </section>
      )}
    </aside>
  );
}

function Known({ work }: { work: Case }) {
  const { words, language } = usePage();
  const said = words.inbox.case;
  const me = useRouteLoaderData("frame") as Me;
  const moment = (at: string) => <Moment at={at} />;
  return (
    <dl className="case-known">
      {work.orderNumber !== null && (
        <Fact name={said.order}>
          <Lead right="see_orders" to={`/console/orders/${work.orderNumber}`}>
            {work.orderNumber}
          </Lead>
        </Fact>
      )}
      {work.orderNumber === null && (
        <Fact name={said.subject}>
          <Subject work={work} />
        </Fact>
      )}
      {Object.hasOwn(words.differences.kinds, work.kind) && may(me, "see_finance") && (
        <Fact name={words.differences.tabs.differences}>
          <a className="written" href={`/console/finance/differences/${work.id}`}>
            {words.differences.look}
          </a>
        </Fact>
      )}
      {work.kind === "payment_disputed" && may(me, "see_finance") && (
        <Fact name={words.disputes.title}>
          <a className="written" href={`/console/finance/disputes/${work.subject}`}>
            {words.disputes.look}
          </a>
        </Fact>
      )}
      {work.closedAt === null && (
        <Fact name={said.due}>
          <Due work={work} />
        </Fact>
      )}
      {work.departsOn !== null && <Fact name={said.departs}>{dateText(work.departsOn, language)}</Fact>}
      <Fact name={said.opened}>{moment(work.openedAt)}</Fact>
      <Fact name={said.owner}>{work.owner?.name ?? words.inbox.nobody}</Fact>
      {work.snoozedUntil !== null && (
        <Fact name={said.snoozed}>{dayText(work.snoozedUntil, language, { year: false })}</Fact>
      )}
      {work.closedAt !== null && <Fact name={said.closed}>{moment(work.closedAt)}</Fact>}
      {work.note !== null && <Fact name={said.note}>{work.note}</Fact>}
    </dl>
  );
}

/** Where it is settled, for what is settled on a page of its own. */
function Subject({ work }: { work: Case }) {
  const { words, language } = usePage();
  const { kind, subject } = work;
  const said = aboutWork(work, words, language);
  const [textKind = "", name = ""] = subject.split(" ");
  const leads: Record<string, [right: StaffRight, address: string, title: string]> = {
    prices_proposed: ["see_catalogue", `/console/catalogue/proposals#${subject}`, words.proposals.title],
    texts_proposed: ["see_catalogue", `/console/content/proposals#${subject}`, words.content.proposals.title],
    text_collided: ["see_catalogue", `/console/content/coming#${subject}`, words.content.coming.title],
    privacy_asked: ["see_customers", `/console/customers/${name}#privacy`, words.privacy.kinds[textKind as "erase"]],
    enquiry_waits: ["see_enquiries", `/console/enquiries/${subject}`, subject],
    chat_waits: ["send_mails", `/console/chats/${subject}`, said],
    texts_missing: ["see_catalogue", `/console/content/${textKind}/${encodeURIComponent(name)}`, said],
    parcels_to_post: ["see_parcels", "/console/dispatch", said],
    job_given_up: ["see_incidents", "/console/incidents", said],
    jobs_stand_still: ["see_incidents", "/console/incidents", said],
    holidays_end: ["see_settings", "/console/settings?setting=holidays", said],
    trail_broken: ["see_trail", "/console/trail", said],
  };
  const me = useRouteLoaderData("frame") as Me;
  const page = casePage(work);
  const lead = page ? ([page.right, page.address, said] as const) : leads[kind];
  return lead ? (
    <Lead right={lead[0]} to={lead[1]}>
      {may(me, lead[0]) ? lead[2] : said}
    </Lead>
  ) : (
    said
  );
}

/** A link only for whoever its page opens to. */
function Lead({ right, to, children }: { right: StaffRight; to: string; children: string }) {
  const me = useRouteLoaderData("frame") as Me;
  if (!may(me, right)) return children;
  return (
    <a className="written" href={to}>
      {children}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Of no order, on whose page it would stand. */
function RefundFailed({ work }: { work: Case }) {
  const me = useRouteLoaderData("frame") as Me;
  if (!may(me, "give_refunds")) return null;
  return (
    <CaseForm work={work} act="retry">
      <input type="hidden" name="subject" value={work.subject} />
      <SendAgain closedNote={null} />
    </CaseForm>
  );
}

/** Why a change of the case was not made: what a colleague made of it meanwhile beside what was wanted. */
function Answer({ work, filter }: { work: Case; filter: Filter }) {
  const { words, language } = usePage();
  const said = words.inbox.case;
  const answered = useActionData() as Answered | undefined;
  const { do: deed, id, version, to, until, note } = answered?.entries ?? {};
  if (deed === "next") return null;
  if (id !== work.id || version === String(work.version)) return <FormProblem />;
  const { nobody } = words.inbox;
  const given = work.colleagues.find((one) => one.id === to)?.name ?? nobody;
  const day = (at: string | null) => at && dayText(at, language, { year: false });
  const values: Compared[] = [
    [said.owner, work.owner?.name ?? nobody, deed === "assign" ? given : undefined],
    [
      said.snoozed,
      day(work.snoozedUntil),
      until && /^\d{4}-\d\d-\d\d$/.test(until) ? dateText(until, language, { year: false }) : until,
    ],
    [said.closed, day(work.closedAt), undefined],
    [said.note, work.note, note],
  ];
  return (
    <>
      <FormProblem />
      <Overtaken values={values} here={addressOf({ ...filter, case: work.id })} isOver={work.closedAt !== null} />
    </>
  );
}

function CaseActions({ work }: { work: Case }) {
  const { words } = usePage();
  const said = words.inbox.case;
  const answered = useActionData() as Answered | undefined;
  const isMine = work.owner?.id === work.me;
  const isSnoozed = work.snoozedUntil !== null;
  return (
    <div className="case-actions">
      <CaseForm work={work} act="assign">
        <input type="hidden" name="me" value={work.me} />
        <input type="hidden" name="to" value={isMine ? "" : work.me} />
        <button className={isMine ? "button" : "button button-go button-wide"}>
          {isMine ? said.release : said.take}
        </button>
      </CaseForm>
      {work.colleagues.some(({ id }) => id !== work.me) && (
        <CaseForm work={work} act="assign" inLine>
          <label className="field">
            <span className="field-label">{said.give}</span>
            <select className="box" name="to" defaultValue={answered?.entries["to"]}>
              {work.colleagues
                .filter(({ id }) => id !== work.me && id !== work.owner?.id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
          <button className="button">{said.giveGo}</button>
        </CaseForm>
      )}
      {isSnoozed ? (
        <CaseForm work={work} act="wake">
          <button className="button">{said.wake}</button>
        </CaseForm>
      ) : (
        <CaseForm work={work} act="snooze" inLine>
          <Field name="until" label={said.snooze} type="date" required />
          <button className="button">{said.snoozeGo}</button>
        </CaseForm>
      )}
      {work.endsItself ? (
        <p className="soft small">{said.endsItself}</p>
      ) : (
        <CaseForm work={work} act="close" inLine>
          <Field name="note" label={said.closing} maxLength={500} required autoComplete="off" />
          <button className="button">{said.closeGo}</button>
        </CaseForm>
      )}
    </div>
  );
}

type FormProps = { work: NonNullable<Inbox["open"]>; act: string; inLine?: boolean; children: ReactNode };

/** A change of a case as it was seen: its version travels with it. */
function CaseForm({ work: { id, version }, act, inLine = false, children }: FormProps) {
  return (
    <form method="post" className={inLine ? "case-line" : undefined}>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <RequestKey />
      {children}
    </form>
  );
}
