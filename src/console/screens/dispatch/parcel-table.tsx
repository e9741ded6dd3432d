import { dateText } from "../../../kernel/written-date.ts";
import { Flag } from "../../../ui/flag.tsx";
import { usePage } from "../../ground/asking.ts";
import { addressOf } from "./address.ts";
import type { Dispatch } from "./load.ts";

type Row = Dispatch["parcels"][number];
type TableProps = { parcels: readonly Row[]; view: Dispatch["view"]; open: string | undefined };

/** What is to be posted stands in groups by promise; what was posted, with its number. */
export function ParcelTable({ parcels, view, open }: TableProps) {
  const { words, language } = usePage();
  const { columns, ...said } = words.dispatch;
  const day = (date: string) => dateText(date, language, { year: false });
  const isToPost = view === "to_post";
  const groups = isToPost ? [...Map.groupBy(parcels, ({ promisedBy }) => promisedBy)] : [["", [...parcels]] as const];
  return (
    <table className="list parcel-list">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.to}</th>
          <th scope="col">{columns.carrier}</th>
          <th scope="col" className="end">
            {columns.cards}
          </th>
          <th scope="col">{isToPost ? columns.promised : columns.tracking}</th>
        </tr>
      </thead>
      {groups.map(([promise, rows]) => (
        <tbody key={promise}>
          {promise && (
            <tr className="promise">
              <th scope="rowgroup" colSpan={5}>
                {said.promised(day(promise))} <span>{rows.length}</span>
              </th>
            </tr>
          )}
          {rows.map((parcel) => (
            <tr key={parcel.orderNumber} className={parcel.orderNumber === open ? "packed" : undefined}>
              <th scope="row" className="number">
                <a
                  href={addressOf({ view, parcel: parcel.orderNumber })}
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
                {isToPost
                  ? [day(parcel.promisedBy), parcel.departsOn && said.departs(day(parcel.departsOn))]
                      .filter(Boolean)
                      .join(" · ")
                  : (parcel.trackingNumber ?? said.none)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
