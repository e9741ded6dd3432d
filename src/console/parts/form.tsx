import {
  createContext,
  use,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type TextareaHTMLAttributes,
} from "react";
import { useActionData } from "react-router";
import { FieldError, fieldId, Hint, Label, spokenBy } from "../../ui/field-parts.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Answered } from "./form-answer.ts";

type Labelled = {
  name: string;
  label: string;
  hint?: string;
  /** Where a page has two fields of one name: what this one is told apart by. */
  as?: string;
};

/** What was typed before and not sent, where a form keeps drafts (parts/drafted). */
export const DraftEntries = createContext<Readonly<Record<string, string>>>({});

/** What a form is shown again with, or was left with; undefined: as the page has it. A box that is not ticked is not in it. */
export function useTyped(): Readonly<Record<string, string>> | undefined {
  const answered = useActionData() as Answered | undefined;
  const drafted = use(DraftEntries);
  return answered?.entries ?? (Object.keys(drafted).length > 0 ? drafted : undefined);
}

/** What was seen when it was typed: a draft that a colleague has overtaken is told so, as a form is. */
export function SeenVersion({ name = "version", value }: { name?: string; value: string | number }) {
  const answered = useActionData() as Answered | undefined;
  const drafted = use(DraftEntries);
  return <input type="hidden" name={name} value={(answered ? undefined : drafted[name]) ?? value} />;
}

/** A control between its label and what is wrong with it: `typed` is what it is shown again with, or was left with. */
function Around({
  name,
  as = name,
  label,
  hint,
  children,
}: Labelled & { children: (control: { id: string; name: string }, typed: string | undefined) => ReactElement }) {
  const answered = useActionData() as Answered | undefined;
  const drafted = use(DraftEntries);
  const error = answered?.fields.find(({ field }) => field === name)?.message;
  const control = { className: "box", id: fieldId(as), name, ...spokenBy({ name: as, hint, error }) };
  return (
    <div className="field">
      <Label name={as}>{label}</Label>
      <Hint name={as}>{hint}</Hint>
      {children(control, answered?.entries[name] ?? drafted[name])}
      <FieldError name={as}>{error}</FieldError>
    </div>
  );
}

/** `value`: what stands in it before anybody types. */
type FieldProps = Labelled & { value?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, "value">;

/** Shown again it keeps what was typed, but for what nobody should read over a shoulder. */
export function Field({ name, as, label, hint, value, ...input }: FieldProps) {
  const isSecret = input.type === "password" || input.autoComplete === "one-time-code";
  return (
    <Around {...{ name, as, label, hint }}>
      {(control, typed) => <input defaultValue={isSecret ? undefined : (typed ?? value)} {...input} {...control} />}
    </Around>
  );
}

type LongFieldProps = Labelled & { value?: string } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value">;

/** For texts of several lines. */
export function LongField({ name, as, label, hint, value, ...area }: LongFieldProps) {
  return (
    <Around {...{ name, as, label, hint }}>
      {(control, typed) => <textarea defaultValue={typed ?? value} {...area} {...control} />}
    </Around>
  );
}

type ChoiceProps = Labelled & { value: string | undefined; children: ReactNode };

/** One of several `<option>`s. */
export function Choice({ name, as, label, hint, value, children }: ChoiceProps) {
  return (
    <Around {...{ name, as, label, hint }}>
      {(control, typed) => (
        <select defaultValue={typed ?? value} {...control}>
          {children}
        </select>
      )}
    </Around>
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
