import { languageFacts, type Language } from "../../../kernel/language.ts";
import { useWords, type Words } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import type { Enquiries } from "./load.ts";

export function EnquiryTable({ enquiries, layout }: Pick<Enquiries, "enquiries"> & { layout: Laid<"enquiries"> }) {
  const said = useWords().enquiries;
  return (
    <ListTable
      laid={layout}
      className="finance-list"
      caption={said.caption}
      groups={[{ key: "all", rows: enquiries }]}
      keyOf={({ number }) => number}
      {...rowsOf(said)}
    />
  );
}

function rowsOf(said: Words["enquiries"]): RowsOf<"enquiries", Enquiries["enquiries"][number]> {
  return {
    first: {
      cell: ({ number, company, place }) => (
        <>
          <a href={`/console/enquiries/${number}`}>{company ?? said.forgotten}</a>
          {place && <span className="soft"> · {place}</span>}
        </>
      ),
    },
    cells: {
      wants: { place: "", cell: ({ intention }) => said.intentions[intention] },
      received: { place: "", sorted: "descending", cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
      due: {
        place: "",
        cell: ({ dueAt, isLate }) => (
          <>
            <Moment at={dueAt} /> {isLate && <span className="pill hue-gilt">{said.late}</span>}
          </>
        ),
      },
      owner: { place: "", cell: ({ owner }) => owner && <Face name={owner} /> },
      state: { place: "", cell: ({ state }) => <span className="pill finance-state">{said.states[state]}</span> },
      number: { place: "", cell: ({ number }) => number },
      interests: { place: "", cell: ({ interests }) => interests?.map((one) => said.values[one]).join(" · ") },
      salesBand: { place: "", cell: ({ salesBand }) => salesBand && said.values[salesBand] },
      language: { place: "", cell: ({ language }) => languageFacts[language as Language].label },
    },
  };
}
