import { dateText } from "../../../kernel/written-date.ts";
import { Flag } from "../../../ui/flag.tsx";
import { usePage } from "../../ground/asking.ts";
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
  open: string | undefined;
  /** Whether parcels can be ticked for a file. */
  mayChoose: boolean;
  maySend: boolean;
};

/** What is to be posted stands in groups by promise; what was posted, with its number. */
export function ParcelTable({ parcels, view, asks, open, mayChoose, maySend }: TableProps) {
  const { words, language } = usePage();
  const { columns, ...said } = words.dispatch;
  const day = (date: string) => dateText(date, language, { year: false });
  const isToPost = view === "to_post";
  const groups = isToPost ? [...Map.groupBy(parcels, ({ promisedBy }) => promisedBy)] : [["", [...parcels]] as const];
  return (
    <table className={mayChoose ? "list parcel-list parcel-choice" : "list parcel-list"}>
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          {mayChoose && (
            <th scope="col">
              <span className="vh">{columns.choose}</span>
            </th>
          )}
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.to}</th>
          <th scope="col">{columns.carrier}</th>
          <th scope="col" className="end">
            {columns.cards}
          </th>
          <th scope="col">{isToPost ? columns.state : columns.tracking}</th>
        </tr>
      </thead>
      {groups.map(([promise, rows]) => (
        <tbody key={promise}>
          {promise && (
            <tr className="promise">
              <th scope="rowgroup" colSpan={mayChoose ? 6 : 5}>
                {said.promised(day(promise))} <span>{rows.length}</span>
              </th>
            </tr>
          )}
          {rows.map((parcel) => (
            <tr
              key={parcel.orderNumber}
              className={parcel.orderNumber === open ? "packed" : undefined}
              data-parcel={mayChoose && isKept(parcel) ? parcel.orderNumber : undefined}
              data-cards={mayChoose && isKept(parcel) ? parcel.iccids.join(" ") : undefined}
            >
              {mayChoose && (
                <td className="parcel-chosen">
                  {isKept(parcel) && (
                    <label>
                      <input
                        type="checkbox"
                        name="order"
                        value={parcel.orderNumber}
                        form={chosenForm}
                        aria-label={said.choose(parcel.orderNumber)}
                      />
                    </label>
                  )}
                </td>
              )}
              <th scope="row" className="number">
                <a
                  href={addressOf({ ...asks, parcel: parcel.orderNumber })}
                  aria-current={parcel.orderNumber === open ? "true" : undefined}
                >
                  {parcel.orderNumber}
                </a>
              </th>
              <td className="line-2">
                <span className="listed">
                  <Flag iso2={parcel.iso2} size={16} />
                  <span className="cut">{[parcel.city, parcel.country].filter(Boolean).join(" · ")}</span>
                </span>
              </td>
              <td className="soft wide-only">{parcel.sentWith ?? parcel.carrier}</td>
              <td className="end">{parcel.cards}</td>
              <td className="soft line-3">
                {!isKept(parcel) ? (
                  <>
                    {said.beingCancelled}
                    {maySend && <KeepParcel parcel={parcel} />}
                  </>
                ) : isToPost ? (
                  <>
                    <StateShape state={parcel.labelledAt ? "dispatching" : "placed"}>
                      {parcel.labelledAt ? said.labelled : said.toPick}
                    </StateShape>
                    {parcel.departsOn && ` · ${said.departs(day(parcel.departsOn))}`}
                  </>
                ) : (
                  <>
                    {parcel.trackingNumber ?? said.none}
                    {maySend && <TakeBack parcel={parcel} brief />}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
