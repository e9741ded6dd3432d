import { dateText } from "../../../kernel/written-date.ts";
import { usePage, type Page } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import type { Laid } from "../../parts/layout.ts";
import { listAddress } from "../../parts/list-address.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { Queue } from "./load.ts";

type Registration = Queue["registrations"][number];
type Props = Pick<Queue, "registrations" | "first" | "asks"> & { layout: Laid<"real_names"> };

export function WaitingTable(props: Props) {
  const { registrations, layout } = props;
  const page = usePage();
  const { realNames: words } = page.words;
  return (
    <ListTable
      laid={layout}
      className="review-list"
      caption={words.caption}
      groups={[{ key: "all", rows: registrations }]}
      keyOf={({ number }) => number}
      {...rowsOf(page, props)}
    />
  );
}

function rowsOf({ words: all, language }: Page, { first, asks, layout }: Props): RowsOf<"real_names", Registration> {
  const { realNames: words } = all;
  const hasRegions = layout.columns.includes("regions");
  const regionsOf = ({ regions }: Registration) => regions.map((region) => words.regions[region]).join(" · ");
  return {
    first: {
      cell: (one) => (
        <>
          <a href={listAddress(`/console/real-names/${one.number}`, asks)}>{one.number}</a>
          {one.holder !== null && <span className="soft">{one.holder}</span>}
          {one.isAgain && <span className="pill">{words.again}</span>}
          {one.waitsForSecond && <span className="pill hue-gilt">{words.second}</span>}
        </>
      ),
    },
    cells: {
      document: {
        place: "",
        cell: (one) => (
          <>
            {wordFor(words.documents, String(one.documentType))}
            {!hasRegions && <span className="soft"> · {regionsOf(one)}</span>}
          </>
        ),
      },
      sims: { place: "", isEnd: true, cell: ({ sims }) => String(sims) },
      leaves: {
        place: "",
        sorted: first === "leaves" ? "ascending" : undefined,
        cell: ({ departsOn }) =>
          departsOn && <time dateTime={departsOn}>{dateText(departsOn, language, { year: false })}</time>,
      },
      waits: {
        place: "",
        isEnd: true,
        sorted: first === "waits" ? "descending" : undefined,
        cell: ({ receivedAt, minutes }) => (
          <time dateTime={receivedAt} title={shortMoment(receivedAt, language)}>
            {all.inbox.span(minutes)}
          </time>
        ),
      },
      held: {
        place: "",
        cell: ({ isMine, heldBy }) => (isMine ? <b>{words.mine}</b> : heldBy && <Face name={heldBy} />),
      },
      regions: { place: "", cell: regionsOf },
      received: { place: "", cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    },
  };
}
