import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address.ts";
import type { IncidentsPage } from "./load.ts";

type Job = IncidentsPage["jobs"][number];
type Props = { jobs: readonly Job[]; kind: string | undefined; mayMend: boolean; maySeeSims: boolean };

/** On a phone a row stands on three lines: what and since when, what for, the error and the deed. */
export function JobTable({ jobs, kind, mayMend, maySeeSims }: Props) {
  const { jobs: words } = useWords();
  const { columns } = words;
  return (
    <table className="list job-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.about}</th>
          <th scope="col">{columns.trouble}</th>
          <th scope="col" className="end">
            {columns.since}
          </th>
          {mayMend && (
            <th scope="col">
              <span className="vh">{columns.act}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row" className="job-what">
              {wordFor(words.kinds, job.kind)} <small className="soft">{words.tries(job.tries)}</small>
            </th>
            <td className="line-2">
              <About job={job} maySeeSims={maySeeSims} />
            </td>
            <td className="line-3 job-trouble">
              {words.troubles[job.trouble]} {job.code !== null && <code>{job.code}</code>}
              {job.pointless !== null && <b className="job-pointless">{words.pointless[job.pointless]}</b>}
            </td>
            <td className="end soft">
              <Moment at={job.since} />
            </td>
            {mayMend && (
              <td className="job-act">
                <Deed job={job} kind={kind} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the order stands; of a parcel or an e-mail the part of its page. */
function About({ job: { order, mailKind, iccid, kind }, maySeeSims }: { job: Job; maySeeSims: boolean }) {
  const { jobs: words, order: orderWords } = useWords();
  const page = order && `/console/orders/${order.number}`;
  const part = mailKind === null ? "" : "#mails";
  return (
    <>
      {page && <a href={kind === "dispatch-order" ? `${page}#parcel` : `${page}${part}`}>{order.number}</a>}
      {mailKind !== null && <small className="soft job-mail">{wordFor(orderWords.mailKinds, mailKind)}</small>}
      {iccid !== null && (maySeeSims ? <a href={`/console/customers/sims/${iccid}`}>{iccid}</a> : <span>{iccid}</span>)}
      {!page && iccid === null && <span className="soft">{words.house}</span>}
    </>
  );
}

function Deed({ job: { id, kind: jobKind, order, iccid, pointless }, kind }: { job: Job; kind: string | undefined }) {
  const { jobs: words } = useWords();
  const [name, about] = [wordFor(words.kinds, jobKind), order?.number ?? iccid ?? words.house];
  return (
    <form method="post" action={addressOf({ kind })}>
      <input type="hidden" name="do" value={pointless === null ? "again" : "away"} />
      <input type="hidden" name="id" value={id} />
      <RequestKey />
      {pointless === null ? (
        <button className="button" aria-label={words.againThis(name, about)}>
          {words.again}
        </button>
      ) : (
        <button className="button button-quiet" aria-label={words.awayThis(name, about)}>
          {words.away}
        </button>
      )}
    </form>
  );
}
