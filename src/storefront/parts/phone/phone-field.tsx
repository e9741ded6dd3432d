import { useEffect, useRef } from "react";
import { FieldError, fieldId, Hint, Label, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Filled } from "../forms/form-part.ts";
import { codeChoice } from "./phone-number.ts";

export type CallingCodes = Answer<"/common/getCountryCode">["countryCodes"];

type PhoneFieldProps = Filled & {
  words: { phone: string; phoneHint: string; phoneCode: string };
  callingCodes: CallingCodes;
  country: string;
  within?: string;
  required?: boolean;
};

/** A number with its country's code, and why it is asked for (market research 6). */
export function PhoneField({
  words,
  callingCodes,
  country,
  within = "",
  required = true,
  entries,
  beside,
}: PhoneFieldProps) {
  const [codeName, name] = [`${within}phoneCountry`, `${within}phone`];
  const error = beside(name);
  const codes = callingCodes.map(({ country: iso2, name: called, code }) => ({
    iso2,
    value: codeChoice({ country: iso2, code }),
    label: `${code} ${called}`,
  }));
  const ofCountry = codes.find(({ iso2 }) => iso2 === country)?.value ?? "";
  const select = useRef<HTMLSelectElement>(null);
  const before = useRef(ofCountry);
  // another country of the address brings its code, unless one was chosen
  useEffect(() => {
    if (select.current && [before.current, ""].includes(select.current.value)) select.current.value = ofCountry;
    before.current = ofCountry;
  }, [ofCountry, select, before]);
  return (
    <div className="field">
      <Label name={name}>{words.phone}</Label>
      <Hint name={name}>{words.phoneHint}</Hint>
      <div className="phone-field">
        <div className="box box-select">
          <select
            ref={select}
            name={codeName}
            id={fieldId(codeName)}
            aria-label={words.phoneCode}
            autoComplete="tel-country-code"
            defaultValue={entries?.[codeName] || ofCountry}
          >
            <option value="">+</option>
            {codes.map(({ iso2, value, label }) => (
              <option key={iso2} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
        <div className="box">
          <input
            type="tel"
            id={fieldId(name)}
            name={name}
            autoComplete="tel-national"
            maxLength={30}
            required={required}
            defaultValue={entries?.[name]}
            {...spokenBy({ name, hint: words.phoneHint, error })}
          />
        </div>
      </div>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
