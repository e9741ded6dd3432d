import { TextField } from "../../../ui/field.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../../parts/forms/form-part.ts";

/** Row O3, where the destination asks for it, with the reason. */
export function DocumentFields({ entries, beside }: Filled) {
  const { document: words } = useWords("checkout");
  return (
    <section className="order-part" aria-labelledby="order-document">
      <h2 id="order-document">{words.heading}</h2>
      <p className="kick measure">{words.why}</p>
      <RadioCards
        label={words.type}
        name="document.type"
        required
        beside
        defaultValue={entries?.["document.type"]}
        error={beside("document.type")}
        cards={([1, 2, 3, 4] as const).map((type) => ({ value: String(type), label: words.types[type] }))}
      />
      <div className="order-short">
        <TextField
          label={words.firstFour}
          hint={words.firstFourHint}
          name="document.firstFour"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          required
          defaultValue={entries?.["document.firstFour"]}
          error={beside("document.firstFour")}
        />
      </div>
    </section>
  );
}
