import type { ReactNode } from "react";
import { TextField } from "../../../ui/field.tsx";

type EmailFieldProps = {
  label: string;
  autoComplete?: string;
  note?: string;
  hint?: ReactNode;
  defaultValue: string | undefined;
  error: string | undefined;
};

/** The address of a mailbox that a code is sent to, or that is signed in with. */
export function EmailField({ autoComplete = "email", ...field }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      {...field}
    />
  );
}
