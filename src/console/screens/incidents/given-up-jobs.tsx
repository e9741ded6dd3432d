import { useActionData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Empty, Pages } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address.ts";
import { JobTable } from "./job-table.tsx";
import type { IncidentsPage } from "./load.ts";

/** What the shop could not do by itself, of all kinds or of one. */
export function GivenUpJobs({ page }: { page: IncidentsPage }) {
  const { jobs: words } = useWords();
  const me = useRouteLoaderData("frame") as Me;
  const answered = useActionData();
  const { kinds, kind, jobs, older, isFirst } = page;
  const count = kinds.find((one) => one.kind === kind)?.count ?? 0;
  return (
    <section className="given-up" aria-labelledby="jobs">
      <header className="given-up-head">
        <h2 id="jobs">{words.title}</h2>
        <p className="soft small">{words.lede}</p>
      </header>
      {!answered && <Done page={page} />}
      <FormProblem />
      {kinds.length > 0 && (
        <nav className="chips" aria-label={words.kindsLabel}>
          {[{ kind: undefined, count: kinds.reduce((sum, one) => sum + one.count, 0) }, ...kinds].map((one) => (
            <a
              key={one.kind ?? "all"}
              href={addressOf({ kind: one.kind })}
              aria-current={one.kind === kind ? "page" : undefined}
            >
              {one.kind === undefined ? words.all : wordFor(words.kinds, one.kind)}{" "}
              <span className="chip-count">{one.count}</span>
            </a>
          ))}
        </nav>
      )}
      {kind !== undefined && count > 1 && may(me, "mend_incidents") && (
        <form method="post" action={addressOf({ kind })} className="given-up-all">
          <input type="hidden" name="do" value="all" />
          <input type="hidden" name="kind" value={kind} />
          <RequestKey />
          <button className="button button-go">{words.againAll(String(count))}</button>
          <small className="soft">{words.againAllLede}</small>
        </form>
      )}
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} kind={kind} mayMend={may(me, "mend_incidents")} maySeeSims={may(me, "see_customers")} />
      ) : (
        <Empty title={words.empty}>
          <p>{words.emptyLede}</p>
        </Empty>
      )}
      <Pages
        note={words.foot}
        newer={isFirst ? undefined : addressOf({ kind })}
        older={older === null ? undefined : addressOf({ kind, after: older })}
      />
    </section>
  );
}

function Done({ page: { done, counts } }: { page: IncidentsPage }) {
  const { jobs: words } = useWords();
  if (done === "all") return <output className="told">{words.doneAll(...counts)}</output>;
  return done !== undefined && Object.hasOwn(words.done, done) && <output className="told">{words.done[done]}</output>;
}
