import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";

type TextFactProps = {
  name: string;
  label: string;
  hint: string;
  value: string | undefined;
  error: string | undefined;
  /** What a colleague has published meanwhile. */
  now: string | undefined;
};

/** What holds for all languages of a text. */
export function TextFact({ name, label, hint, value, error, now }: TextFactProps) {
  const { content: words } = useWords();
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(name)}>
        {label}
      </label>
      <input
        className="box"
        id={fieldId(name)}
        name={name}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        {...spokenBy({ name, hint, error })}
      />
      <Hint name={name}>{hint}</Hint>
      {now !== undefined && now !== value && <p className="field-now">{words.now(now === "" ? words.nothing : now)}</p>}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
