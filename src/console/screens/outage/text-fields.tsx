import { languageFacts, type Language } from "../../../kernel/language.ts";
import { LongField } from "../../parts/form.tsx";

type Props = {
  /** `titles`: fields `titles.en`, … */
  name: string;
  label: string;
  hint: string;
  languages: readonly Language[];
  values?: Partial<Record<Language, string>> | null | undefined;
  longest: number;
  rows: number;
};

/** One text in each language that the shop is offered in. */
export function TextFields({ name, label, hint, languages, values, longest, rows }: Props) {
  return (
    <fieldset className="outage-texts">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {languages.map((language) => (
        <LongField
          key={language}
          name={`${name}.${language}`}
          label={languageFacts[language].label}
          lang={languageFacts[language].html}
          rows={rows}
          maxLength={longest}
          value={values?.[language]}
        />
      ))}
    </fieldset>
  );
}
