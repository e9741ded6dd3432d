import type { Dates } from "../../../features/catalogue/plans/need.ts";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";

/** The first and last day there, and the clock times of landing and leaving, which may stay empty. */
export function DateFields({ dates, written }: { dates: Dates | undefined; written: URLSearchParams }) {
  const { need: words } = useWords("shelf");
  const said = (name: keyof Dates) => dates?.[name] ?? written.get(name) ?? "";
  return (
    <div className="date-fields">
      <TextField label={words.from} name="from" type="date" defaultValue={said("from")} />
      <TextField label={words.lands} name="lands" type="time" defaultValue={said("lands")} />
      <TextField label={words.to} name="to" type="date" defaultValue={said("to")} />
      <TextField label={words.leaves} name="leaves" type="time" defaultValue={said("leaves")} />
    </div>
  );
}
