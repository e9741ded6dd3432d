import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import { rowCount, type AreaField, type Entries } from "./area-entries.ts";
import { Choices, type CellOf } from "./area-field.tsx";
import { areaLabel } from "./named.ts";

type AreaRowsProps = { list: string; columns: readonly AreaField[]; entries: Entries; at: CellOf; mayEdit: boolean };

/** Blank ones below, to type new ones into without a script. */
const blank = 3;

/** Rows to type into; one whose cells are all emptied goes. */
export function AreaRows({ list, columns, entries, at, mayEdit }: AreaRowsProps) {
  const { areas: words } = useWords();
  const named = words.lists[list as keyof typeof words.lists];
  const count = rowCount(list, entries);
  const whole = at(list).error;
  return (
    <fieldset disabled={!mayEdit}>
      <legend>{named.title}</legend>
      <p className="field-hint">{named.hint}</p>
      <FieldError name={list}>{whole}</FieldError>
      <table className="area-rows" data-list={list}>
        <caption className="vh">{named.title}</caption>
        <thead>
          <tr>
            {columns.map(({ path }) => (
              <th key={path} scope="col">
                {areaLabel(path, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count + (mayEdit ? blank : 0) }, (_, place) => (
            <tr key={place}>
              {columns.map((column) => (
                <Cell key={column.path} list={list} place={place} column={column} at={at} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

type CellProps = { list: string; place: number; column: AreaField; at: CellOf };

function Cell({ list, place, column: { path, choices }, at }: CellProps) {
  const { areas: words } = useWords();
  const name = `${list}.${place}.${path}`;
  const { entries, error, now } = at(name);
  const value = entries[name] ?? "";
  const label = areaLabel(path, words);
  const about = {
    className: "box",
    id: fieldId(name),
    name,
    defaultValue: value,
    "aria-label": words.cell(label, place + 1),
    ...spokenBy({ name, error }),
  };
  return (
    <td data-label={label}>
      {choices ? (
        <select {...about}>
          <Choices choices={["", ...choices]} value={value} />
        </select>
      ) : (
        <input {...about} autoComplete="off" spellCheck={false} />
      )}
      {now !== undefined && now !== value && <p className="field-now">{words.now(now || words.nothing)}</p>}
      <FieldError name={name}>{error}</FieldError>
    </td>
  );
}
