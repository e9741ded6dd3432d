import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../../parts/forms/named-form.tsx";
import { NewPasswordField } from "../../../parts/forms/new-password-field.tsx";
import { PasswordField } from "../../../parts/forms/password-field.tsx";
import { CurrentPassword, OwnerShown } from "./current-password.tsx";

type PasswordChangeProps = { hasPassword: boolean; ticket: string; email: string; answer: NamedFormAnswer | undefined };

/** Spec 3: current, new, confirm. `email` goes along unseen, so that password managers know whose password it is. */
export function PasswordChange({ hasPassword, ticket, email, answer }: PasswordChangeProps) {
  const { password: words } = useWords("account-detail");
  const { fields } = useWords("sign-in");
  return (
    <>
      <h3>{hasPassword ? words.change : words.set}</h3>
      <p className="soft">{words.text}</p>
      <NamedForm
        name="password"
        answer={answer}
        called={useCalled({ current: words.current, password: fields.newPassword })}
        className="sign-in-form"
      >
        {({ entries, beside, busy }) => (
          <>
            <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
            {hasPassword ? (
              <CurrentPassword entries={entries} beside={beside} />
            ) : (
              <OwnerShown ticket={ticket} entries={entries} beside={beside} />
            )}
            <NewPasswordField label={fields.newPassword} defaultValue={entries?.password} error={beside("password")} />
            <PasswordField
              label={fields.repeated}
              name="repeated"
              autoComplete="new-password"
              defaultValue={entries?.repeated}
              error={beside("repeated")}
            />
            <Button type="submit" variant="go" name="intent" value="change" busy={busy}>
              {words.button}
            </Button>
          </>
        )}
      </NamedForm>
    </>
  );
}
