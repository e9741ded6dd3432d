import type { HTMLAttributes, ReactNode } from "react";
import { isOwnLayout } from "../../features/operator/saved-views/layouts.ts";
import { lists, type ColumnOf, type ListName } from "../../features/operator/saved-views/lists.ts";
import { useWords } from "../ground/asking.ts";
import { columnNames } from "./column-names.ts";
import type { Laid } from "./layout.ts";

/** What a row has of a column; nothing, or an empty text: none of it. */
export type Cell<Row> = {
  cell: (row: Row) => ReactNode;
  /** Instead of the column's name. */
  head?: ReactNode;
  sorted?: "ascending" | "descending" | undefined;
  isEnd?: boolean;
  /** Its class: where it stands on a phone, where the table has places there. Without one it stands below the others. */
  place?: string;
  lang?: string;
};
type Group<Row> = { key: string; head?: ReactNode; rows: readonly Row[] };
type Props<List extends ListName, Row> = RowsOf<List, Row> & {
  laid: Laid<List>;
  className: string;
  caption: string;
  groups: readonly Group<Row>[];
  keyOf: (row: Row) => string;
};
export type RowsOf<List extends ListName, Row> = {
  /** What always heads a row. */
  first: Omit<Cell<Row>, "isEnd" | "lang">;
  cells: Readonly<Record<ColumnOf<List>, Cell<Row>>>;
  /** The box by which a row is chosen. */
  box?: { head: string; className: string; isForAll?: true; cell: (row: Row) => ReactNode } | false | undefined;
  ofRow?: (row: Row) => HTMLAttributes<HTMLTableRowElement> & Readonly<Record<`data-${string}`, string | undefined>>;
};

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ") || undefined;

/** A layout as a table. On a phone, what everybody finds keeps its few lines, and what somebody chose is all there. */
export function ListTable<List extends ListName, Row>(props: Props<List, Row>) {
  const { laid, className, caption, groups, keyOf, first, cells, box, ofRow } = props;
  const { columns, density, list, view } = laid;
  const all = useWords();
  const names = columnNames(list, all);
  const isOwn = isOwnLayout(list, view, laid);
  const below = isOwn ? "soft line-more" : "soft wide-only";
  const table = (
    <table className={classes("list", className, density === "compact" && "compact", isOwn && "list-own")}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {box && (
            <th scope="col" className={classes(box.isForAll && "choose")}>
              <span className="vh">{box.head}</span>
              {box.isForAll && <input type="checkbox" data-choose-page="" aria-label={all.bulk.page} />}
            </th>
          )}
          <th scope="col" aria-sort={first.sorted}>
            {first.head ?? names[lists[list].first]}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={classes(`of-${column}`, cells[column].isEnd && "end")}
              aria-sort={cells[column].sorted}
            >
              {cells[column].head ?? names[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, head, rows }) => (
        <tbody key={key}>
          {head !== undefined && (
            <tr className="group">
              <th scope="rowgroup" colSpan={columns.length + (box ? 2 : 1)}>
                {head}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)} {...ofRow?.(row)}>
              {box && <td className={box.className}>{box.cell(row)}</td>}
              <th scope="row" className={first.place}>
                {first.cell(row)}
              </th>
              {columns.map((column) => {
                const { cell, place, isEnd, lang } = cells[column];
                return (
                  <td
                    key={column}
                    className={classes(`of-${column}`, place ?? below, isEnd && "end")}
                    data-column={names[column]}
                    lang={lang}
                  >
                    {cell(row) || <None>{all.orders.none}</None>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  return isOwn ? <div className="list-wide">{table}</div> : table;
}

/** What stands in a cell that has nothing. */
export function None({ children }: { children: string }) {
  return (
    <span className="none soft">
      <span aria-hidden="true">—</span>
      <span className="vh">{children}</span>
    </span>
  );
}
