import { Disclosure } from "../../../ui/accordion.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../../parts/forms/form-part.ts";

/**
 * Folded unless the trip has brought its day, because it is not needed to buy: the day by which to remind the buyer
 * (pain 11).
 */
export function DepartureQuestion({ entries, beside, known }: Filled & { known: string | undefined }) {
  const { departure: words, optional } = useWords("checkout");
  const error = beside("departsOn");
  const day = entries?.departsOn ?? known;
  return (
    <Disclosure summary={words.summary} open={Boolean(error ?? day) || undefined}>
      <div className="order-short">
        <TextField
          label={words.label}
          note={optional}
          hint={words.hint}
          name="departsOn"
          type="date"
          defaultValue={day}
          error={error}
        />
      </div>
    </Disclosure>
  );
}
