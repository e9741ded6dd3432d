import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type FieldWords = {
  label: ReactNode;
  name: string;
  /** What helps before typing: format, where to find it, why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** E.g. "optional", after the label. */
  note?: ReactNode;
};

/** The address of a field on its page, so that an error summary can lead to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** What a control says of itself to those who do not see what stands around it. */
export function spokenBy({ name, hint, error }: Pick<FieldWords, "name" | "hint" | "error">) {
  const id = fieldId(name);
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-describedby": about || undefined, "aria-invalid": error ? true : undefined };
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <p className="field-hint" id={`${fieldId(name)}-hint`}>
      {children}
    </p>
  ) : null;
}

export function FieldError({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <p className="field-error" id={`${fieldId(name)}-error`}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  ) : null;
}

export function Label({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <label className="field-label" htmlFor={fieldId(name)}>
      {children}
      {note && <span className="field-note">{note}</span>}
    </label>
  );
}
