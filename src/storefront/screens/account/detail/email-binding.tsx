import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { CodeField } from "../../../parts/forms/code-field.tsx";
import { EmailField } from "../../../parts/forms/email-field.tsx";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { Answered } from "../../../parts/forms/form-answer.ts";
import { OneForm } from "../../../parts/forms/one-form.tsx";
import { OwnerShown } from "./current-password.tsx";

export function EmailBinding({ ticket, answered }: { ticket: string; answered: Answered | undefined }) {
  const { email: words, password } = useWords("account-detail");
  const mine = answered?.form === "email" ? answered : undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="soft">{words.text}</p>
      <OneForm
        name="email"
        answered={answered}
        called={useCalled({ email: words.new, current: password.current })}
        className="sign-in-form"
      >
        {({ entries, beside, busy }) => (
          <>
            <EmailField label={words.new} defaultValue={entries?.email} error={beside("email")} />
            <CodeField answered={mine} error={beside("code")} by="mail" />
            <OwnerShown ticket={ticket} entries={entries} beside={beside} />
            <Button type="submit" variant="go" name="intent" value="bind" busy={busy}>
              {words.button}
            </Button>
          </>
        )}
      </OneForm>
    </>
  );
}
