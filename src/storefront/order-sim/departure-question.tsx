import { Disclosure } from "../../ui/accordion.tsx";
import { TextField } from "../../ui/field.tsx";
import { useWords } from "../visit/words.ts";
import type { FieldsProps } from "./order-form.ts";

/** Folded, because nobody needs it to buy: the day by which to remind the buyer (pain 11). */
export function DepartureQuestion({ entries, beside }: FieldsProps) {
  const { departure: words, optional } = useWords("checkout");
  const error = beside("departsOn");
  return (
    <Disclosure summary={words.summary} open={Boolean(error ?? entries?.departsOn) || undefined}>
      <div className="order-short">
        <TextField label={words.label} note={optional} hint={words.hint} name="departsOn" type="date" defaultValue={entries?.departsOn} error={error} />
      </div>
    </Disclosure>
  );
}
