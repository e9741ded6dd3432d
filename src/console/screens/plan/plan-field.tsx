import type { InputHTMLAttributes } from "react";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import { fieldLabel } from "../../parts/field-label.ts";
import type { Entries } from "./plan-entries.ts";

type PlanFieldProps = {
  path: string;
  entries: Entries;
  choices?: readonly string[] | undefined;
  /** May stay empty. */
  optional?: true | undefined;
  error: string | undefined;
  /** What a colleague has published meanwhile. */
  now: string | undefined;
  readOnly?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode">;

export function PlanField({ path, entries, choices, optional, error, now, readOnly, inputMode }: PlanFieldProps) {
  const { plan: words } = useWords().plans;
  const value = entries[path] ?? "";
  const hint = words.hints[path as keyof typeof words.hints];
  const spoken = spokenBy({ name: path, hint, error });
  const named = (choice: string) => words.choices[choice as keyof typeof words.choices] ?? choice;
  const about = { className: "box", id: fieldId(path), name: path, defaultValue: value, ...spoken };
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(path)}>
        {fieldLabel(path, words)}
      </label>
      {choices ? (
        <select {...about}>
          {(optional || !choices.includes(value)) && <option value="">{words.unset}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {named(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input {...about} inputMode={inputMode} readOnly={readOnly} autoComplete="off" spellCheck={false} />
      )}
      <Hint name={path}>{hint}</Hint>
      {now !== undefined && now !== value && (
        <p className="field-now">{words.now(now === "" ? words.nothing : named(now))}</p>
      )}
      <FieldError name={path}>{error}</FieldError>
    </div>
  );
}
