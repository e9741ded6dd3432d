import { addressForm, type AddressLabel, type AddressPart } from "../../../features/catalogue/postage/address-forms.ts";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../forms/form-part.ts";

/** How browsers know the parts (HTML, autofill). */
const tokens: Record<AddressPart, string> = {
  address: "street-address",
  city: "address-level2",
  province: "address-level1",
  postalCode: "postal-code",
};
const longest: Record<AddressPart, number> = { address: 200, city: 80, province: 80, postalCode: 20 };

/**
 * The address as people write it there: the parts, their order and names, and what a postal code looks like. `within`:
 * in front of the names, `shipping.`.
 */
export function AddressFields({
  country,
  within = "",
  entries,
  beside,
}: Filled & { country: string; within?: string }) {
  const { parcel: words, optional } = useWords("checkout");
  const { fields, postalCode } = addressForm(country);
  const examples: Partial<Record<string, Partial<Record<AddressLabel, string>>>> = words.examples;
  return (
    <div className="address-fields">
      {fields.map(({ part, label, needed }) => {
        const name = `${within}${part}`;
        const isCode = part === "postalCode";
        const example = isCode ? postalCode?.example : examples[country]?.[label];
        return (
          <TextField
            key={part}
            label={words.labels[label]}
            note={[...(needed ? [] : [optional]), ...(example ? [words.example(example)] : [])].join(" · ")}
            name={name}
            data-part={part}
            autoComplete={tokens[part]}
            inputMode={isCode && /^\d+$/.test(postalCode?.example ?? "") ? "numeric" : undefined}
            maxLength={longest[part]}
            required={needed}
            defaultValue={entries?.[name]}
            error={beside(name)}
          />
        );
      })}
    </div>
  );
}
