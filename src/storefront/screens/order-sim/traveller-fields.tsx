import { Disclosure } from "../../../ui/accordion.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../../parts/forms/form-part.ts";

/** Buying for the family: a name and an address for each eSIM, so that everybody gets a link of their own. */
export function TravellerFields({ quantity, entries = {}, beside }: Filled & { quantity: number }) {
  const { travellers: words, optional } = useWords("checkout");
  const { traveller } = useWords("order");
  const places = Array.from({ length: quantity }, (_, place) => place + 1);
  const field = (place: number, part: string) => `travellers.${place}.${part}`;
  const isTold = places.some((place) =>
    ["name", "email"].some((part) => beside(field(place, part)) ?? entries[field(place, part)]),
  );
  return (
    <Disclosure summary={words.summary} open={isTold || undefined}>
      <div className="stack gap-5">
        <p className="kick measure">{words.text}</p>
        {places.map((place) => (
          <fieldset key={place} className="order-traveller">
            <legend className="strong">
              {traveller(place)} <span className="field-note">{optional}</span>
            </legend>
            <TextField
              label={words.name}
              name={field(place, "name")}
              autoComplete="off"
              maxLength={60}
              defaultValue={entries[field(place, "name")]}
              error={beside(field(place, "name"))}
            />
            <TextField
              label={words.email}
              name={field(place, "email")}
              type="email"
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
              defaultValue={entries[field(place, "email")]}
              error={beside(field(place, "email"))}
            />
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}
