import { useLoaderData } from "react-router";
import { enquiryViews } from "../../../features/people/enquiries/staff-contract.ts";
import { usePage } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { FacetBar, InTheWay } from "../../parts/facet-bar.tsx";
import { ListFile } from "../../parts/list-file.tsx";
import { Dropped, Empty, Pages, Views } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { useFaceted } from "./choices.ts";
import { enquiries, type Enquiries } from "./load.ts";

export const loader = enquiries;

const inTheBar = ["interest", "country", "owner", "lang"];

/** What companies write by the contact form, with the day of the promised answer. */
export function Component() {
  const list = useLoaderData() as Enquiries;
  const { enquiries: found, view, asks, newer, older, at: seenAt, dropped, isCut } = list;
  const { words } = usePage();
  const { enquiries: said, facets } = words;
  const faceted = useFaceted(list);
  const { choices, at } = faceted;
  const isFiltered = choices.some(({ facet }) => asks[facet] !== undefined);
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
        {found.length > 0 && <ListFile list="enquiries" asks={asks} />}
      </header>
      <Views label={said.views.label} views={views} />
      <FacetBar {...faceted} first={inTheBar} />
      <Dropped names={dropped} />
      <NewRows from={newRowsOf("enquiries", seenAt, asks)} />
      {found.length > 0 ? (
        <EnquiryTable enquiries={found} />
      ) : isFiltered ? (
        <Empty title={isCut ? facets.looked : facets.empty}>
          {!isCut && (
            <InTheWay
              {...faceted}
              without={list.without}
              view={{ label: said.views.label, text: said.views[view], widest: "all" }}
            />
          )}
        </Empty>
      ) : (
        <Empty title={view === "open" ? said.empty : said.emptyView}>
          <p>{said.emptyLede}</p>
        </Empty>
      )}
      <Pages
        note={isCut ? facets.looked : said.foot}
        newer={newer === null ? undefined : at("", { ...asks, before: newer })}
        older={older === null ? undefined : at("", { ...asks, after: older })}
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
