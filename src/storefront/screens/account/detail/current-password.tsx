import { useWords } from "../../../ground/visit/words.ts";
import type { Entries } from "../../../parts/forms/entries.ts";
import { PasswordField } from "../../../parts/forms/password-field.tsx";

type CurrentPasswordProps = { entries: Entries | undefined; beside: (field: string) => string | undefined };

/** Asked before sign-in details are changed, where the account has a password. */
export function CurrentPassword({ entries, beside }: CurrentPasswordProps) {
  const { password: words } = useWords("account-detail");
  return (
    <PasswordField
      label={words.current}
      name="current"
      autoComplete="current-password"
      defaultValue={entries?.current}
      error={beside("current")}
    />
  );
}

/** The same, or what was given to who has confirmed already whose account it is. */
export function OwnerShown({ ticket, ...field }: CurrentPasswordProps & { ticket: string }) {
  return ticket === "" ? <CurrentPassword {...field} /> : <input type="hidden" name="ticket" value={ticket} />;
}
