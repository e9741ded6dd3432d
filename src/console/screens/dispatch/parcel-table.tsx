import { goesWith } from "../../../features/delivery/dispatches/rules.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Flag } from "../../../ui/flag.tsx";
import { usePage, type Page } from "../../ground/asking.ts";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { addressOf } from "./address.ts";
import { isKept, type Dispatch } from "./load.ts";
import { KeepParcel, TakeBack } from "./packing.tsx";
import { chosenForm } from "./parcel-files.tsx";

type Row = Dispatch["parcels"][number];
type TableProps = {
  parcels: readonly Row[];
  view: Dispatch["view"];
  asks: Dispatch["asks"];
  layout: Laid<"parcels">;
  open: string | undefined;
  /** Whether parcels can be ticked for a file. */
  mayChoose: boolean;
  maySend: boolean;
};

/** What is to be posted stands in groups by promise; what was posted, with its number. */
export function ParcelTable(props: TableProps) {
  const { parcels, view, layout, mayChoose } = props;
  const page = usePage();
  const said = page.words.dispatch;
  const day = (date: string) => dateText(date, page.language, { year: false });
  const promises = Map.groupBy(parcels, ({ promisedBy }) => promisedBy);
  const groups = Array.from(promises, ([promise, rows]) => ({
    key: promise,
    head: (
      <>
        {said.promised(day(promise))} <span>{rows.length}</span>
      </>
    ),
    rows,
  }));
  return (
    <ListTable
      laid={layout}
      className={mayChoose ? "parcel-list parcel-choice" : "parcel-list"}
      caption={said.caption}
      groups={view === "to_post" ? groups : [{ key: "posted", rows: parcels }]}
      keyOf={({ orderNumber }) => orderNumber}
      {...rowsOf(page, props)}
    />
  );
}

function rowsOf(
  { words, language }: Page,
  { view, asks, layout, open, mayChoose, maySend }: TableProps,
): RowsOf<"parcels", Row> {
  const { columns, ...said } = words.dispatch;
  const day = (date: string) => dateText(date, language, { year: false });
  const dayOf = (date: string | null) => date && <time dateTime={date}>{day(date)}</time>;
  const moment = (at: string | null) => at && <Moment at={at} />;
  const cancelled = (parcel: Row) => (
    <>
      {said.beingCancelled}
      {maySend && <KeepParcel parcel={parcel} />}
    </>
  );
  const last = view === "to_post" ? "state" : "tracking";
  const showsLast = layout.columns.includes(last);
  const hasDeparture = layout.columns.includes("departs");
  return {
    ofRow: (parcel) => ({
      className: parcel.orderNumber === open ? "packed" : undefined,
      ...(mayChoose && isKept(parcel) && { "data-parcel": parcel.orderNumber, "data-cards": parcel.iccids.join(" ") }),
    }),
    box: mayChoose && {
      head: columns.choose,
      className: "parcel-chosen",
      isForAll: true,
      cell: (parcel) =>
        isKept(parcel) && (
          <label>
            <input
              type="checkbox"
              name="order"
              value={parcel.orderNumber}
              form={chosenForm}
              aria-label={said.choose(parcel.orderNumber)}
            />
          </label>
        ),
    },
    first: {
      place: "number",
      cell: (parcel) => (
        <>
          <a
            href={addressOf({ ...asks, parcel: parcel.orderNumber })}
            aria-current={parcel.orderNumber === open ? "true" : undefined}
          >
            {parcel.orderNumber}
          </a>
          {!showsLast && !isKept(parcel) && <div className="soft">{cancelled(parcel)}</div>}
        </>
      ),
    },
    cells: {
      to: {
        place: "line-2 parcel-where",
        cell: ({ iso2, city, country }) => (
          <span className="listed">
            <Flag iso2={iso2} size={16} />
            <span className="cut">{[city, country].filter(Boolean).join(" · ")}</span>
          </span>
        ),
      },
      carrier: { cell: goesWith },
      cards: { place: "", isEnd: true, cell: ({ cards }) => String(cards) },
      state: {
        place: "soft line-3 parcel-last",
        cell: (parcel) =>
          isKept(parcel) ? (
            <>
              <StateShape state={parcel.labelledAt ? "dispatching" : "placed"}>
                {parcel.labelledAt ? said.labelled : said.toPick}
              </StateShape>
              {parcel.departsOn && !hasDeparture && ` · ${said.departs(day(parcel.departsOn))}`}
            </>
          ) : (
            cancelled(parcel)
          ),
      },
      tracking: {
        place: "soft line-3 parcel-last",
        cell: (parcel) =>
          isKept(parcel) ? (
            <>
              {parcel.trackingNumber ?? said.none}
              {maySend && <TakeBack parcel={parcel} brief />}
            </>
          ) : (
            cancelled(parcel)
          ),
      },
      promise: { cell: ({ promisedBy }) => dayOf(promisedBy) },
      departs: { cell: ({ departsOn }) => dayOf(departsOn) },
      labelled: { cell: ({ labelledAt }) => moment(labelledAt) },
      sent: { cell: ({ sentAt }) => moment(sentAt) },
    },
  };
}
