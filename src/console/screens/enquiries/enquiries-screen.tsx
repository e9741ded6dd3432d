import { useLoaderData, useRouteLoaderData } from "react-router";
import { enquiryViews } from "../../../features/people/enquiries/staff-contract.ts";
import { may } from "../../../kernel/staff-right.ts";
import { usePage } from "../../ground/asking.ts";
import { areaAt } from "../../ground/rail.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { cutText } from "../../parts/cut-text.ts";
import { useEnquiryFacets } from "../../parts/enquiry-facets.ts";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { Dropped, Empty, Pages, Views } from "../../parts/list.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { EnquiryTable } from "./enquiry-table.tsx";
import { enquiries, type Enquiries } from "./load.ts";
import { WholeFilter } from "./whole-filter.tsx";

export const loader = withLayout("enquiries", enquiries);

const inTheBar = ["interest", "country", "owner", "lang"];

/** What companies write by the contact form, with the day of the promised answer. */
export function Component() {
  const list = useLoaderData() as Enquiries & { layout: Laid<"enquiries"> };
  const { enquiries: found, view, asks, newer, older, at: seenAt, dropped } = list;
  const mayWork = may(useRouteLoaderData("frame") as Me, "work_enquiries");
  const { words, here } = usePage();
  const { enquiries: said, facets } = words;
  const arePartners = areaAt(here)?.name === "partners";
  const title = arePartners ? words.rail.partners : said.title;
  const faceted = useEnquiryFacets(list);
  const cut = cutText(list, facets);
  const { choices, at } = faceted;
  const isFiltered = choices.some(({ facet }) => asks[facet] !== undefined);
  const views = enquiryViews.map((one) => ({
    view: one,
    label: said.views[one],
    // the area stays the area
    href: at("", { view: one, ...(arePartners && { interest: asks.interest }) }),
    isOpen: one === view,
  }));
  return (
    <>
      <title>{words.titled(title)}</title>
      <header className="bar">
        <h1>{title}</h1>
        {mayWork && (
          <a className="button button-quiet" href="/console/bulk">
            {words.bulk.list}
          </a>
        )}
        <ColumnsLink list="enquiries" />
        {found.length > 0 && <ListFile list="enquiries" asks={asks} />}
      </header>
      <Views label={said.views.label} views={views} />
      <FacetBar {...faceted} first={inTheBar} />
      <Dropped names={dropped} />
      <NewRows from={newRowsOf("enquiries", seenAt, asks)} />
      {found.length > 0 ? (
        <>
          {mayWork && <WholeFilter asks={asks} />}
          <EnquiryTable enquiries={found} layout={list.layout} />
        </>
      ) : isFiltered ? (
        <FilteredAway
          {...faceted}
          without={list.without}
          view={{ label: said.views.label, text: said.views[view], widest: "all" }}
          cut={cut}
          isBeginning={list.isBeginning}
        />
      ) : (
        <Empty title={view === "open" ? said.empty : said.emptyView}>
          <p>{said.emptyLede}</p>
        </Empty>
      )}
      <Pages
        note={cut ?? said.foot}
        newer={newer === null ? undefined : at("", { ...asks, before: newer })}
        older={older === null ? undefined : at("", { ...asks, after: older })}
      />
    </>
  );
}
