import { useLoaderData } from "react-router";
import { enquiryViews } from "../../../features/people/enquiries/staff-contract.ts";
import { usePage } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { Dropped, Empty, Pages, Views } from "../../parts/list.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { EnquiryTable } from "./enquiry-table.tsx";
import { enquiries, type Enquiries } from "./load.ts";

export const loader = withLayout("enquiries", enquiries);

/** What companies write by the contact form, with the day of the promised answer. */
export function Component() {
  const {
    enquiries: found,
    view,
    newer,
    older,
    at: seenAt,
    dropped,
    layout,
  } = useLoaderData() as Enquiries & { layout: Laid<"enquiries"> };
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
        <ColumnsLink list="enquiries" />
        {found.length > 0 && <ListFile list="enquiries" view={view} />}
      </header>
      <Views label={said.views.label} views={views} />
      <Dropped names={dropped} />
      <NewRows from={newRowsOf("enquiries", seenAt, { view })} />
      {found.length > 0 ? (
        <EnquiryTable enquiries={found} layout={layout} />
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
