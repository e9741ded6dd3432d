import type { ReactNode } from "react";
import { isUnderWay } from "../../../features/operator/bulk/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords, type Answer } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Pages } from "../../parts/list.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime, shortMoment } from "../../parts/short-moment.ts";

type Page = Pick<
  Answer<"/staff/getBulkAction">,
  "state" | "who" | "at" | "note" | "more" | "beginsAt" | "stoppedBy" | "done" | "left" | "refused" | "next" | "mayStop"
> & { after: number; dropped: string[] };
type SoFarProps = {
  page: Page;
  title: string;
  here: string;
  /** So many of what it is done with. */
  counted: (count: number) => string;
  /** Of a filter: which it was. */
  which?: readonly (readonly [name: string, value: string])[];
  /** The refused, as a list. */
  children: ReactNode;
};

/** How far something is that is done with many at once, and what was not done and why. */
export function SoFar({ page, title, here, counted, which = [], children }: SoFarProps) {
  const { words: all, language } = usePage();
  const { bulk: words } = all;
  const { state, note, who, at, refused, after, next } = page;
  return (
    <>
      <title>{all.titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/bulk" aria-label={words.list}>
          <Icon name="arrow-left" />
        </a>
        <h1>{title}</h1>
      </header>
      <Dropped names={page.dropped} />
      <div className="bulk-page">
        <FormProblem />
        <p className="soft">{words.begun(who, shortMoment(at, language))}</p>
        {which.length > 0 && <Pairs pairs={which} />}
        {note !== null && <p className="bulk-note">{note}</p>}
        <Progress page={page} />
        {page.more && <p>{words.more}</p>}
        <div className="bulk-row">
          {page.mayStop && (
            <form method="post">
              <RequestKey />
              <button className="button">
                <Icon name="circle-x" />
                {words.stop}
              </button>
            </form>
          )}
          {isUnderWay(state) && (
            <a className="button button-quiet" href={here}>
              <Icon name="refresh-cw" />
              {words.look}
            </a>
          )}
        </div>
        {refused.length > 0 && (
          <section aria-labelledby="refused">
            <h2 id="refused">{words.refused}</h2>
            <ul className="soft">
              {refused.map(({ why, count }) => (
                <li key={why}>
                  {counted(count)}: {why}
                </li>
              ))}
            </ul>
            {children}
          </section>
        )}
      </div>
      <Pages
        note={words.states[state]}
        newer={after > 0 ? here : undefined}
        older={next === null ? undefined : `${here}?after=${next}`}
        named={{ newer: words.first, older: words.next }}
      />
    </>
  );
}

/** Its lengths are attributes, its sentence says the same. */
function Progress({ page }: { page: Page }) {
  const { bulk: words } = useWords();
  const { state, done, left, refused, beginsAt, stoppedBy } = page;
  const not = refused.reduce((sum, { count }) => sum + count, 0);
  const total = Math.max(done + not + left, 1);
  const said = words.progress(done, not, left);
  return (
    <>
      <p>
        <b>{words.states[state]}</b>
        {state === "running" && done + not === 0 && <> · {words.begins(clockTime(beginsAt, { seconds: true }))}</>}
        {state === "stopped" && <> · {stoppedBy === null ? words.byRight : words.by(stoppedBy)}</>}
        {state !== "gathering" && <> · {said}</>}
      </p>
      {state !== "gathering" && (
        <svg className="bulk-bar" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="bulk-done" width={done} height="1" />
          <rect className="bulk-refused" x={done} width={not} height="1" />
        </svg>
      )}
    </>
  );
}

type RefusedProps = { what: string; rows: readonly { key: string; href: string; name: ReactNode; why: string }[] };

export function Refused({ what, rows }: RefusedProps) {
  const { bulk: words } = useWords();
  return (
    <table className="list bulk-list">
      <caption className="vh">{words.refused}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{words.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, href, name, why }) => (
          <tr key={key}>
            <th scope="row" className="number">
              <a href={href}>{name}</a>
            </th>
            <td className="line-2">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
