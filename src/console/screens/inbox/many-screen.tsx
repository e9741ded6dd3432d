import { useActionData, useLoaderData } from "react-router";
import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { ColleagueOptions } from "../../parts/colleague-options.tsx";
import { Due } from "../../parts/due.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Choice, Field, FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address.ts";
import { useChosen } from "./choices.ts";
import { changeMany, type Outcome } from "./many-act.ts";
import { manyCases, type ManyCases } from "./many-load.ts";
import { ManyOutcome } from "./many-outcome.tsx";

export const loader = manyCases;
export const action = changeMany;

/** Row B1: what is to be done with the chosen work, before it is done. */
export function Component() {
  const many = useLoaderData() as ManyCases;
  const answered = useActionData() as Answered | Outcome | undefined;
  const { deed, filter, all } = many;
  const { titled, inbox, facets } = usePage().words;
  const { many: words } = inbox;
  // what leaves by itself is not closed by hand
  const work = many.work.filter(({ endsItself }) => deed !== "close" || !endsItself);
  return (
    <>
      <title>{titled(words.deeds[deed])}</title>
      <header className="bar">
        <h1>{words.deeds[deed]}</h1>
        <a className="button button-quiet" href={addressOf(filter)}>
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <Dropped names={many.dropped} />
      {answered && "refused" in answered ? (
        <ManyOutcome many={many} outcome={answered} />
      ) : all && many.dropped.length === 0 ? (
        <WholeFilter many={many} />
      ) : work.length > 0 ? (
        <form method="post" className="bulk-form">
          <FormProblem />
          <RequestKey />
          <h2>{words.which}</h2>
          <ul className="chosen-work">
            {work.map((one) => (
              <li key={one.id}>
                <ChosenWork work={one} />
                <input type="hidden" name={`case.${one.id}`} value={one.version} />
              </li>
            ))}
          </ul>
          {work.length < many.work.length && <p className="soft">{words.leave(many.work.length - work.length)}</p>}
          <What many={many} />
          <button className="button button-go">{words.go[deed](words.count(work.length))}</button>
        </form>
      ) : (
        <Empty title={all ? facets.unknown : words.nothing}>
          {many.work.length > 0 && <p>{words.leave(many.work.length)}</p>}
          <a className="button" href={addressOf(filter)}>
            {words.back}
          </a>
        </Empty>
      )}
    </>
  );
}

/** A job does it, which says how far it is. */
function WholeFilter({ many }: { many: ManyCases }) {
  const { inbox, bulk } = usePage().words;
  const { many: words, views } = inbox;
  const { deed, filter, colleagues } = many;
  const chosen = useChosen(filter, colleagues).map(({ label, text }) => [label, text] as const);
  const view = filter.view === "all" ? [] : [[views.label, views[filter.view]] as const];
  return (
    <form method="post" className="bulk-form">
      <FormProblem />
      <RequestKey />
      <h2>{words.which}</h2>
      <p>{words.everything}</p>
      <Pairs pairs={[...view, ...chosen]} />
      <What many={many} />
      <p className="soft">
        {deed === "assign" ? words.asIs : words.asSeen} {deed === "close" && words.leaves} {bulk.held}
      </p>
      <button className="button button-go">{words.go[deed](words.these)}</button>
    </form>
  );
}

function ChosenWork({ work }: { work: ManyCases["work"][number] }) {
  const { words, language } = usePage();
  const { id, kind, orderNumber, owner } = work;
  return (
    <>
      <a href={addressOf({ case: id })}>{wordFor(words.inbox.kinds, kind)}</a>{" "}
      {orderNumber ?? aboutWork(work, words, language)}{" "}
      <span className="soft">
        {owner?.name ?? words.inbox.nobody} · <Due work={work} />
      </span>
    </>
  );
}

/** To whom, until when, or what was found. */
function What({ many: { deed, me, colleagues } }: { many: ManyCases }) {
  const { inbox } = usePage().words;
  const { many: words, case: said } = inbox;
  if (deed === "snooze") return <Field name="until" label={said.snooze} type="date" required />;
  if (deed === "close")
    return <Field name="note" label={said.closing} hint={words.noteHint} maxLength={500} required autoComplete="off" />;
  return (
    <Choice name="to" label={words.to} value={me}>
      <ColleagueOptions me={me} colleagues={colleagues} toMe={words.toMe} />
      <option value="">{words.toNobody}</option>
    </Choice>
  );
}
