import type { InputHTMLAttributes } from "react";
import { useActionData } from "react-router";
import { FieldError, fieldId, Hint, spokenBy } from "../../ui/field-parts.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Answered } from "./answered.ts";

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** Where a page has two fields of one name: what this one is told apart by. */
  as?: string;
  /** What stands in it before anybody types. */
  value?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "value">;

/** Shown again it keeps what was typed, but for what nobody should read over a shoulder. */
export function Field({ name, as = name, label, hint, value, ...input }: FieldProps) {
  const answered = useActionData() as Answered | undefined;
  const error = answered?.fields.find((one) => one.field === name)?.message;
  const isSecret = input.type === "password" || input.autoComplete === "one-time-code";
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(as)}>
        {label}
      </label>
      <Hint name={as}>{hint}</Hint>
      <input
        className="box"
        id={fieldId(as)}
        name={name}
        defaultValue={isSecret ? undefined : (answered?.entries[name] ?? value)}
        {...input}
        {...spokenBy({ name: as, hint, error })}
      />
      <FieldError name={as}>{error}</FieldError>
    </div>
  );
}

/** Enter in a field presses the first button of its form: where that would throw away or publish, this one stands first. */
export function EnterKeeps() {
  return <button className="vh" name="do" value="keep" tabIndex={-1} aria-hidden="true" />;
}

/** What is wrong with the form as a whole. */
export function FormProblem() {
  const answered = useActionData() as Answered | undefined;
  return answered?.problem ? <Problem>{answered.problem}</Problem> : null;
}

export function Problem({ children, hidden = false }: { children: string; hidden?: boolean }) {
  return (
    <p className="problem" role="alert" data-problem="" hidden={hidden}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}
