import { amountText } from "../../../kernel/money.ts";
import { usePage, type Page } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import { foreignAmount } from "../../parts/foreign-amount.ts";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import type { Differences } from "./load.ts";

type Row = Differences["differences"][number];
type Props = Pick<Differences, "differences"> & { layout: Laid<"differences"> };

export function DifferenceTable({ differences, layout }: Props) {
  const page = usePage();
  const said = page.words.differences;
  return (
    <ListTable
      laid={layout}
      className="finance-list gap-list"
      caption={said.caption}
      groups={[{ key: "all", rows: differences }]}
      keyOf={({ id }) => id}
      {...rowsOf(page, layout.columns.includes("snoozed"))}
    />
  );
}

function rowsOf({ words, language }: Page, hasSnoozed: boolean): RowsOf<"differences", Row> {
  const said = words.differences;
  const side = (of: "ours" | "theirs") => ({
    place: "",
    isEnd: true,
    cell: (row: Row) => foreignAmount(row[of]) ?? <span className="soft">{said.nothing}</span>,
  });
  return {
    first: {
      place: "gap-what",
      cell: ({ id, kind, cause, isProposed, snoozedUntil }) => (
        <>
          <a href={`/console/finance/differences/${id}`}>{said.kinds[kind]}</a>
          <span className="soft small">{said.causes[cause]}</span>
          {isProposed && <span className="pill hue-gilt">{said.waits}</span>}
          {snoozedUntil !== null && !hasSnoozed && (
            <span className="pill">{said.snoozed(dayText(snoozedUntil, language))}</span>
          )}
        </>
      ),
    },
    cells: {
      ours: side("ours"),
      theirs: side("theirs"),
      gap: {
        place: "",
        isEnd: true,
        cell: ({ gap }) => gap && <b>{`${gap.currency} ${amountText(gap)}`}</b>,
      },
      order: {
        place: "number",
        cell: ({ order }) =>
          order === null ? (
            <span className="soft">{said.noOrder}</span>
          ) : (
            <a href={`/console/orders/${order}`}>{order}</a>
          ),
      },
      since: { place: "soft", sorted: "descending", cell: ({ openedAt }) => <Moment at={openedAt} /> },
      subject: { place: "", cell: ({ subject }) => subject },
      gateway: { place: "", cell: ({ gateway }) => gateway },
      snoozed: { place: "", cell: ({ snoozedUntil }) => snoozedUntil && dayText(snoozedUntil, language) },
    },
  };
}
