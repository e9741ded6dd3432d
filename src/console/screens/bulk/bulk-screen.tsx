import { useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Pages } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime, shortMoment } from "../../parts/short-moment.ts";
import { stopBulk } from "./act.ts";
import { bulkPage, type BulkPage } from "./load.ts";

export const loader = bulkPage;
export const action = stopBulk;

/** Row B1: how far something is that is done with many orders, and what was not done and why. */
export function Component() {
  const page = useLoaderData() as BulkPage;
  const { words: all, language } = usePage();
  const { bulk: words } = all;
  const { kind, mailKind, note, state, who, at, refused, orders, after, next, dropped } = page;
  const title = [words.kinds[kind], page.to, mailKind && all.order.mailKinds[mailKind]].filter(Boolean).join(": ");
  const here = `/console/bulk/${page.id}`;
  return (
    <>
      <title>{all.titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/bulk" aria-label={words.list}>
          <Icon name="arrow-left" />
        </a>
        <h1>{title}</h1>
      </header>
      <Dropped names={dropped} />
      <div className="bulk-page">
        <FormProblem />
        <p className="soft">{words.begun(who, shortMoment(at, language))}</p>
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
          {(state === "gathering" || state === "running") && (
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
                  {words.count(count)}: {why}
                </li>
              ))}
            </ul>
            <RefusedOrders orders={orders} />
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
function Progress({ page }: { page: BulkPage }) {
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

function RefusedOrders({ orders }: Pick<BulkPage, "orders">) {
  const { bulk: words } = useWords();
  return (
    <table className="list bulk-list">
      <caption className="vh">{words.refused}</caption>
      <thead>
        <tr>
          <th scope="col">{words.order}</th>
          <th scope="col">{words.why}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ place, number, why }) => (
          <tr key={place}>
            <th scope="row" className="number">
              <a href={`/console/orders/${number}`}>{number}</a>
            </th>
            <td className="line-2">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
