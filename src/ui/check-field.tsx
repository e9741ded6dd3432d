import type { InputHTMLAttributes } from "react";
import { FieldError, Hint, fieldId, spokenBy, type FieldWords } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";

type CheckFieldProps = Omit<FieldWords, "note"> & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "type">;

export function CheckField({ label, name, hint, error, ...input }: CheckFieldProps) {
  return (
    <div className="field check">
      <label className="check-line">
        <input type="checkbox" id={fieldId(name)} name={name} {...input} {...spokenBy({ name, hint, error })} />
        <Icon name="check" />
        <span>{label}</span>
      </label>
      <Hint name={name}>{hint}</Hint>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
