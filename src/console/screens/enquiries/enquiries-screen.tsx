import { useLoaderData } from "react-router";
import { enquiryViews } from "../../../features/people/enquiries/staff-contract.ts";
import { usePage } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { ListFile } from "../../parts/list-file.tsx";
import { Dropped, Empty, Pages, Views } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { enquiries, type Enquiries } from "./load.ts";

export const loader = enquiries;

/** What companies write by the contact form, with the day of the promised answer. */
export function Component() {
  const { enquiries: found, view, newer, older, at: seenAt, dropped } = useLoaderData() as Enquiries;
  const { words } = usePage();
  const said = words.enquiries;
  const at = (place: Record<string, string>) => `/console/enquiries?${new URLSearchParams({ view, ...place })}`;
  const views = enquiryViews.map((one) => ({
    view: one,
    label: said.views[one],
    href: `/console/enquiries?view=${one}`,
    isOpen: one === view,
  }));
  return (
    <>
      <title>{words.titled(said.title)}</title>
      <header className="bar">
        <h1>{said.title}</h1>
        {found.length > 0 && <ListFile list="enquiries" view={view} />}
      </header>
      <Views label={said.views.label} views={views} />
      <Dropped names={dropped} />
      <NewRows from={newRowsOf("enquiries", seenAt, { view })} />
      {found.length > 0 ? (
        <EnquiryTable enquiries={found} />
      ) : (
        <Empty title={view === "open" ? said.empty : said.emptyView}>
          <p>{said.emptyLede}</p>
        </Empty>
      )}
      <Pages
        note={said.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

function EnquiryTable({ enquiries: found }: Pick<Enquiries, "enquiries">) {
  const { words } = usePage();
  const { columns, ...said } = words.enquiries;
  return (
    <table className="list payouts">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.company}</th>
          <th scope="col">{columns.wants}</th>
          <th scope="col" aria-sort="descending">
            {columns.received}
          </th>
          <th scope="col">{columns.due}</th>
          <th scope="col">{columns.owner}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ number, company, place, intention, state, receivedAt, dueAt, isLate, owner }) => (
          <tr key={number}>
            <th scope="row">
              <a href={`/console/enquiries/${number}`}>{company ?? said.forgotten}</a>
              {place && <span className="soft"> · {place}</span>}
            </th>
            <td data-column={columns.wants}>{said.intentions[intention]}</td>
            <td data-column={columns.received}>
              <Moment at={receivedAt} />
            </td>
            <td data-column={columns.due}>
              <Moment at={dueAt} /> {isLate && <span className="pill hue-gilt">{said.late}</span>}
            </td>
            <td data-column={columns.owner}>
              {owner === null ? <span className="soft">–</span> : <Face name={owner} />}
            </td>
            <td data-column={columns.state}>
              <span className="pill payout-state">{said.states[state]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
