import { useActionData, useLoaderData } from "react-router";
import { queueFacets } from "../../../features/people/real-names/queue-filter.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { DecidedToday } from "../../parts/decided-today.tsx";
import { FacetBar, InTheWay } from "../../parts/facet-bar.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { listAddress } from "../../parts/list-address.ts";
import { Dropped, Empty, Views } from "../../parts/list.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { TakeNext } from "../../parts/take-next.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { actOnQueue } from "./act.ts";
import { useFaceted } from "./choices.ts";
import { realNames, type Queue } from "./load.ts";

export const loader = realNames;
export const action = actOnQueue;

/** Who waits for a reviewer, the oldest or whoever leaves first. The action of `TakeNext` is here. */
export function Component() {
  const { registrations, waiting, at, mine, first, asks, without, done, dropped } = useLoaderData() as Queue;
  const answered = useActionData() as Answered | undefined;
  const { titled, facets, realNames: words } = useWords();
  const faceted = useFaceted(asks);
  const isFiltered = queueFacets.some((facet) => asks[facet] !== undefined);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <span className="soft">{words.waiting(waiting)}</span>
        <DecidedToday mine={mine} />
        {waiting > 0 && <TakeNext from="real-names" label={words.next} isMain asks={asks} />}
      </header>
      {(waiting > 0 || isFiltered) && <FacetBar {...faceted} first={queueFacets} />}
      <Dropped names={dropped} />
      {done && !answered && <Told done={done} />}
      <FormProblem />
      <NewRows from={newRowsOf("real-names", at, asks)} />
      {registrations.length > 0 ? (
        <>
          <Views
            label={words.order}
            views={(["waits", "leaves"] as const).map((order) => ({
              view: order,
              label: words.orders[order],
              href: faceted.at("", { ...asks, first: order === "waits" ? null : order }),
              isOpen: order === first,
            }))}
          />
          <Waiting registrations={registrations} first={first} asks={asks} />
        </>
      ) : isFiltered ? (
        <Empty title={facets.empty}>
          <InTheWay {...faceted} without={without} />
        </Empty>
      ) : (
        <Empty title={words.empty}>
          <p>{words.emptyLede}</p>
        </Empty>
      )}
      <footer className="foot">
        <span>{words.foot}</span>
      </footer>
    </>
  );
}

/** What was done last, and for ten seconds the way back. */
function Told({ done: { what, number, version } }: { done: NonNullable<Queue["done"]> }) {
  const { realNames: words } = useWords();
  if (what === "none") return <output className="told">{words.none}</output>;
  return (
    <div className="told review-told">
      <output>{wordFor(words.done, what)}</output>
      {number !== undefined && version !== undefined && (
        <form method="post">
          <input type="hidden" name="do" value="undo" />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="version" value={version} />
          <RequestKey />
          <button className="button" aria-keyshortcuts="z">
            <Icon name="undo-2" />
            {words.undo} <Key>Z</Key>
          </button>
        </form>
      )}
    </div>
  );
}

function Waiting({ registrations, first, asks }: Pick<Queue, "registrations" | "first" | "asks">) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { columns } = words;
  return (
    <table className="list review-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.registration}</th>
          <th scope="col">{columns.document}</th>
          <th scope="col" className="end">
            {columns.sims}
          </th>
          <th scope="col" aria-sort={first === "leaves" ? "ascending" : undefined}>
            {columns.leaves}
          </th>
          <th scope="col" className="end" aria-sort={first === "waits" ? "descending" : undefined}>
            {columns.waits}
          </th>
          <th scope="col">{columns.held}</th>
        </tr>
      </thead>
      <tbody>
        {registrations.map((one) => (
          <tr key={one.number}>
            <th scope="row">
              <a href={listAddress(`/console/real-names/${one.number}`, asks)}>{one.number}</a>
              {one.holder !== null && <span className="soft">{one.holder}</span>}
              {one.isAgain && <span className="pill">{words.again}</span>}
              {one.waitsForSecond && <span className="pill hue-gilt">{words.second}</span>}
            </th>
            <td data-column={columns.document}>
              {wordFor(words.documents, String(one.documentType))}
              <span className="soft"> · {one.regions.map((region) => words.regions[region]).join(" · ")}</span>
            </td>
            <td className="end" data-column={columns.sims}>
              {one.sims}
            </td>
            <td data-column={columns.leaves}>
              {one.departsOn === null ? (
                <span className="soft">–</span>
              ) : (
                <time dateTime={one.departsOn}>{dateText(one.departsOn, language, { year: false })}</time>
              )}
            </td>
            <td className="end" data-column={columns.waits}>
              <time dateTime={one.receivedAt} title={shortMoment(one.receivedAt, language)}>
                {all.inbox.span(one.minutes)}
              </time>
            </td>
            <td data-column={columns.held}>
              {one.isMine ? (
                <b>{words.mine}</b>
              ) : one.heldBy ? (
                <Face name={one.heldBy} />
              ) : (
                <span className="soft">–</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
