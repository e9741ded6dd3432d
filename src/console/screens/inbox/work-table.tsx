import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage, type Page } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { Due } from "../../parts/due.tsx";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import { PressSign } from "../../parts/press.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf, type Filter } from "./address.ts";
import type { Inbox } from "./load.ts";

type Work = Inbox["work"][number];
type TableProps = {
  work: readonly Work[];
  filter: Filter;
  layout: Laid<"inbox">;
  open: string | undefined;
  /** Its rows can be chosen. */
  hasBoxes?: boolean;
};

/** Groups by how much it presses; what is closed has none. On a phone a row stands on two lines. */
export function WorkTable(props: TableProps) {
  const { work, filter, layout, hasBoxes } = props;
  const page = usePage();
  const { inbox: words } = page.words;
  const isClosed = filter.view === "closed";
  return (
    <ListTable
      laid={layout}
      className={hasBoxes ? "work-list work-choosing" : "work-list"}
      caption={isClosed ? words.captionClosed : words.caption}
      groups={isClosed ? [{ key: "closed", rows: work }] : grouped(work, words.presses)}
      keyOf={({ id }) => id}
      {...rowsOf(page, props)}
    />
  );
}

function rowsOf({ words: all, language }: Page, { filter, layout, open, hasBoxes }: TableProps): RowsOf<"inbox", Work> {
  const { inbox: words } = all;
  const hasNotes = layout.columns.includes("note");
  const about = (one: Work) => one.orderNumber ?? aboutWork(one, all, language);
  return {
    ofRow: ({ id }) => ({ className: id === open ? "chosen" : undefined }),
    box: hasBoxes && {
      head: words.many.column,
      className: "choose work-choose",
      isForAll: true,
      cell: (one) => (
        <input
          type="checkbox"
          name="case"
          value={one.id}
          aria-label={words.many.choose(wordFor(words.kinds, one.kind), about(one))}
        />
      ),
    },
    first: { place: "work-what", cell: (one) => <CaseLink work={one} filter={filter} isOpen={one.id === open} /> },
    cells: {
      whom: {
        place: "soft work-whom",
        cell: (one) => <span className="cut">{(!hasNotes && one.closedAt && one.note) || about(one)}</span>,
      },
      departs: {
        cell: ({ departsOn }) =>
          departsOn && <time dateTime={departsOn}>{dateText(departsOn, language, { year: false })}</time>,
      },
      due: {
        isEnd: true,
        // the place belongs to when it was closed
        ...(filter.view !== "closed" && { place: "work-due" }),
        cell: (one) => (one.closedAt ? <Moment at={one.dueAt} /> : <Due work={one} />),
      },
      closed: { isEnd: true, place: "work-due", cell: ({ closedAt }) => closedAt && <Moment at={closedAt} /> },
      owner: {
        place: "work-owner",
        cell: ({ owner }) => (owner ? <Face name={owner.name} /> : <span className="vh">{words.nobody}</span>),
      },
      opened: { cell: ({ openedAt }) => <Moment at={openedAt} /> },
      order: {
        cell: ({ orderNumber: number }) => number && <a href={`/console/orders/${number}`}>{number}</a>,
      },
      snoozed: { cell: ({ snoozedUntil }) => snoozedUntil && <Moment at={snoozedUntil} /> },
      note: { cell: ({ note }) => note && <span className="list-text">{note}</span> },
    },
  };
}

function CaseLink({ work, filter, isOpen }: { work: Work; filter: Filter; isOpen: boolean }) {
  const { inbox: words } = usePage().words;
  const { id, kind, press, parcels } = work;
  return (
    <a className="listed" href={addressOf({ ...filter, case: id })} aria-current={isOpen ? "true" : undefined}>
      <PressSign press={press} />
      <span className="cut">{wordFor(words.kinds, kind)}</span>
      {parcels !== null && <span className="soft">{words.parcels(parcels)}</span>}
    </a>
  );
}

function grouped(work: readonly Work[], presses: Readonly<Record<Work["press"], string>>) {
  return Array.from(
    Map.groupBy(work, ({ press }) => press),
    ([press, rows]) => ({
      key: press,
      head: (
        <>
          {presses[press]} <span className="count">{rows.length}</span>
        </>
      ),
      rows,
    }),
  );
}
