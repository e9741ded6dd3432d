import type { ComponentPropsWithRef, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { FieldError, Hint, Label, fieldId, spokenBy, type FieldWords } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";

type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<"input">, "name" | "id"> & {
    /**
     * Where a page has two fields of one name: what distinguishes this one, in its label, hint and error as well.
     */
    as?: string;
    /** Inside the box, before or after the text: a currency, a unit, a button. */
    before?: ReactNode;
    after?: ReactNode;
  };

export function TextField({ label, name, as = name, hint, error, note, before, after, ...input }: TextFieldProps) {
  return (
    <div className="field">
      <Label name={as} note={note}>
        {label}
      </Label>
      <Hint name={as}>{hint}</Hint>
      <div className="box">
        {before && <span className="box-before">{before}</span>}
        <input type="text" id={fieldId(as)} name={name} {...input} {...spokenBy({ name: as, hint, error })} />
        {after && <span className="box-after">{after}</span>}
      </div>
      <FieldError name={as}>{error}</FieldError>
    </div>
  );
}

type TextAreaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name">;

export function TextAreaField({ label, name, hint, error, note, ...area }: TextAreaProps) {
  return (
    <div className="field">
      <Label name={name} note={note}>
        {label}
      </Label>
      <Hint name={name}>{hint}</Hint>
      <div className="box">
        <textarea rows={4} id={fieldId(name)} name={name} {...area} {...spokenBy({ name, hint, error })} />
      </div>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}

export type Choice = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "name"> & {
    options: Choice[];
    /** Shown while nothing is chosen; has no value. */
    empty?: string;
  };

export function SelectField({ label, name, hint, error, note, options, empty, ...select }: SelectFieldProps) {
  return (
    <div className="field">
      <Label name={name} note={note}>
        {label}
      </Label>
      <Hint name={name}>{hint}</Hint>
      <div className="box box-select">
        <select id={fieldId(name)} name={name} {...select} {...spokenBy({ name, hint, error })}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
