import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { Due } from "../../parts/due.tsx";
import { Moment } from "../../parts/moment.tsx";
import { PressSign } from "../../parts/press.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf, type Filter } from "./address.ts";
import type { Inbox } from "./load.ts";

type Work = Inbox["work"][number];
type TableProps = {
  work: readonly Work[];
  filter: Filter;
  open: string | undefined;
  /** Its rows can be chosen. */
  hasBoxes?: boolean;
};

/** Groups by how much it presses; what is closed has none. On a phone a row stands on two lines. */
export function WorkTable({ work, filter, open, hasBoxes = false }: TableProps) {
  const { inbox: words } = useWords();
  const { columns } = words;
  const isClosed = filter.view === "closed";
  const groups = isClosed ? [{ press: undefined, rows: work }] : grouped(work);
  return (
    <table className={hasBoxes ? "list work-list work-choosing" : "list work-list"}>
      <caption className="vh">{isClosed ? words.captionClosed : words.caption}</caption>
      <thead>
        <tr>
          {hasBoxes && (
            <th scope="col">
              <span className="vh">{words.many.column}</span>
            </th>
          )}
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.whom}</th>
          <th scope="col">{columns.departs}</th>
          <th scope="col" className="end">
            {isClosed ? columns.closed : columns.due}
          </th>
          <th scope="col">{columns.owner}</th>
        </tr>
      </thead>
      {groups.map(({ press, rows }) => (
        <tbody key={press ?? "closed"}>
          {press && (
            <tr className="group">
              <th scope="rowgroup" colSpan={hasBoxes ? 6 : 5}>
                {words.presses[press]} <span className="count">{rows.length}</span>
              </th>
            </tr>
          )}
          {rows.map((one) => (
            <WorkRow key={one.id} work={one} filter={filter} isOpen={one.id === open} hasBox={hasBoxes} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = { work: Work; filter: Filter; isOpen: boolean; hasBox: boolean };

function WorkRow({ work, filter, isOpen, hasBox }: RowProps) {
  const { words: all, language } = usePage();
  const { inbox: words } = all;
  const { id, kind, press, orderNumber, parcels, departsOn, owner, closedAt, note } = work;
  return (
    <tr className={isOpen ? "chosen" : undefined}>
      {hasBox && (
        <td className="choose work-choose">
          <input
            type="checkbox"
            name="case"
            value={id}
            aria-label={words.many.choose(wordFor(words.kinds, kind), orderNumber ?? aboutWork(work, all, language))}
          />
        </td>
      )}
      <th scope="row" className="work-what">
        <a className="listed" href={addressOf({ ...filter, case: id })} aria-current={isOpen ? "true" : undefined}>
          <PressSign press={press} />
          <span className="cut">{wordFor(words.kinds, kind)}</span>
          {parcels !== null && <span className="soft">{words.parcels(parcels)}</span>}
        </a>
      </th>
      <td className="soft work-whom">
        <span className="cut">{closedAt && note ? note : (orderNumber ?? aboutWork(work, all, language))}</span>
      </td>
      <td className="soft wide-only">
        {departsOn ? (
          <time dateTime={departsOn}>{dateText(departsOn, language, { year: false })}</time>
        ) : (
          <span className="vh">{words.none}</span>
        )}
      </td>
      <td className="end work-due">{closedAt ? <Moment at={closedAt} /> : <Due work={work} />}</td>
      <td className="work-owner">{owner ? <Face name={owner.name} /> : <span className="vh">{words.nobody}</span>}</td>
    </tr>
  );
}

function grouped(work: readonly Work[]) {
  const groups: { press: Work["press"]; rows: Work[] }[] = [];
  for (const one of work) {
    const last = groups.at(-1);
    if (last?.press === one.press) last.rows.push(one);
    else groups.push({ press: one.press, rows: [one] });
  }
  return groups;
}
