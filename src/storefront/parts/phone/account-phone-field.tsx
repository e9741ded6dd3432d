import { useState } from "react";
import { Combobox } from "../../../ui/combobox.tsx";
import { FieldError, fieldId, Hint, Label, spokenBy } from "../../../ui/field-parts.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { codeBehind, codesLike, type CallingCode } from "./calling-codes.ts";

type AccountPhoneFieldProps = {
  codes: readonly CallingCode[];
  /** Where the visitor seems to be, or what was chosen before (ISO 3166). */
  country: string;
  entries?: Readonly<Record<string, string>> | undefined;
  hint?: string;
  beside: (field: string) => string | undefined;
};

const [codeName, numberName] = ["phone.country", "phone.number"];

/** A number as it is dialled, behind its country's code: found by name or number, shown with its flag. */
export function AccountPhoneField({ codes, country, entries, hint, beside }: AccountPhoneFieldProps) {
  const { fields: words } = useWords("sign-in");
  const first =
    entries?.[codeName] === undefined
      ? codes.find((one) => one.country === country)
      : codeBehind(entries[codeName], codes);
  const [chosen, choose] = useState(first);
  const error = beside(numberName) ?? beside(codeName);
  return (
    <div className="field">
      <Label name={numberName}>{words.phone}</Label>
      <Hint name={numberName}>{hint}</Hint>
      <div className="phone-pair">
        <div onInput={({ target }) => choose(codeBehind((target as HTMLInputElement).value, codes))}>
          <Combobox
            look="part"
            label={words.country}
            name={codeName}
            placeholder="+"
            before={chosen ? <Flag iso2={chosen.country} size={24} /> : <Icon name="globe" />}
            defaultValue={entries?.[codeName] ?? first?.code ?? ""}
            loadOptions={async (typed) =>
              codesLike(typed, codes).map(({ country: value, name, code }) => ({
                value,
                label: code,
                note: name,
                flag: value,
              }))
            }
            onChoose={({ value }) => choose(codes.find((one) => one.country === value))}
            words={{ count: words.countryCount, none: words.countryNone, failed: words.countryNone }}
          />
        </div>
        <div className="box">
          <input
            type="tel"
            id={fieldId(numberName)}
            name={numberName}
            autoComplete="tel-national"
            maxLength={40}
            defaultValue={entries?.[numberName]}
            {...spokenBy({ name: numberName, hint, error })}
          />
        </div>
      </div>
      <input type="hidden" name="phone.chosen" value={chosen ? `${chosen.country} ${chosen.code}` : ""} />
      <FieldError name={numberName}>{error}</FieldError>
    </div>
  );
}
