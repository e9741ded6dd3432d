import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { CodeField } from "../../../parts/forms/code-field.tsx";
import { EmailField } from "../../../parts/forms/email-field.tsx";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../../parts/forms/named-form.tsx";
import { OwnerShown } from "./current-password.tsx";

export function EmailBinding({ ticket, answer }: { ticket: string; answer: NamedFormAnswer | undefined }) {
  const { email: words, password } = useWords("account-detail");
  const mine = answer?.form === "email" ? answer : undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="soft">{words.text}</p>
      <NamedForm
        name="email"
        answer={answer}
        called={useCalled({ email: words.new, current: password.current })}
        className="sign-in-form"
      >
        {({ entries, beside, busy }) => (
          <>
            <EmailField label={words.new} defaultValue={entries?.email} error={beside("email")} />
            <CodeField answer={mine} error={beside("code")} by="mail" />
            <OwnerShown ticket={ticket} entries={entries} beside={beside} />
            <Button type="submit" variant="go" name="intent" value="bind" busy={busy}>
              {words.button}
            </Button>
          </>
        )}
      </NamedForm>
    </>
  );
}
