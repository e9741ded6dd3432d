import { channels, salesBands } from "../../../features/people/enquiries/rules.ts";
import { FieldError, fieldId } from "../../../ui/field-parts.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../../parts/forms/form-part.ts";
import type { CallingCodes } from "../../parts/phone/phone-field.tsx";
import { Part } from "./part.tsx";
import { WordCount } from "./word-count.tsx";

type CompanyPartProps = Filled & { callingCodes: CallingCodes; introduction: string | undefined };

export function CompanyPart({ entries, beside, callingCodes, introduction }: CompanyPartProps) {
  const words = useWords("contact");
  const text = (name: string) => ({ name, defaultValue: entries?.[name], error: beside(name) });
  return (
    <Part number={2} title={words.parts.company}>
      <TextField label={words.company} {...text("company")} required maxLength={120} autoComplete="organization" />
      <div className="contact-two">
        <SelectField
          label={words.country}
          {...text("country")}
          required
          autoComplete="country"
          empty={words.choose}
          options={callingCodes.map(({ country, name }) => ({ value: country, label: name }))}
        />
        <TextField label={words.city} {...text("city")} required maxLength={80} autoComplete="address-level2" />
      </div>
      <TextField
        label={words.website}
        note={words.optional}
        {...text("website")}
        type="url"
        inputMode="url"
        maxLength={200}
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        before={<Icon name="globe" />}
      />
      <div className="contact-introduction">
        <TextAreaField
          label={words.introduction}
          hint={words.introductionHint}
          {...text("introduction")}
          required
          rows={5}
          maxLength={4000}
        />
        <WordCount text={introduction ?? entries?.["introduction"] ?? ""} />
      </div>
      <RadioCards
        label={words.salesBand}
        name="salesBand"
        beside
        required
        cards={salesBands.map((value) => ({ value, label: words.salesBands[value] }))}
        defaultValue={entries?.["salesBand"]}
        error={beside("salesBand")}
      />
      <fieldset className="field">
        <legend className="field-label">
          {words.channels.label}
          <span className="field-note">{words.channels.many}</span>
        </legend>
        <div className="contact-chips">
          {channels.map((one, place) => (
            <label key={one} className="contact-chip">
              <input
                type="checkbox"
                id={place === 0 ? fieldId("channels") : undefined}
                name={`channels.${one}`}
                value="on"
                defaultChecked={entries?.[`channels.${one}`] === "on"}
              />
              <Icon name="check" />
              {words.channels[one]}
            </label>
          ))}
        </div>
        <FieldError name="channels">{beside("channels")}</FieldError>
      </fieldset>
      <TextField label={words.supplier} hint={words.supplierHint} {...text("supplier")} required maxLength={120} />
    </Part>
  );
}
