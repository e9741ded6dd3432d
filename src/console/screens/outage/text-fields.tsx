import { useActionData } from "react-router";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import type { Answered } from "../../parts/answered.ts";

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
  const answered = useActionData() as Answered | undefined;
  return (
    <fieldset className="outage-texts">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {languages.map((language) => {
        const field = `${name}.${language}`;
        const error = answered?.fields.find((one) => one.field === field)?.message;
        return (
          <div key={language} className="field">
            <label className="field-label" htmlFor={fieldId(field)}>
              {languageFacts[language].label}
            </label>
            <textarea
              className="box"
              id={fieldId(field)}
              name={field}
              rows={rows}
              maxLength={longest}
              lang={languageFacts[language].html}
              defaultValue={answered?.entries[field] ?? values?.[language] ?? ""}
              {...spokenBy({ name: field, hint: undefined, error })}
            />
            <FieldError name={field}>{error}</FieldError>
          </div>
        );
      })}
    </fieldset>
  );
}
