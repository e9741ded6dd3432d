import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { CodeField } from "../../../parts/forms/code-field.tsx";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../../parts/forms/named-form.tsx";
import { AccountPhoneField } from "../../../parts/phone/account-phone-field.tsx";
import { OwnerShown } from "./current-password.tsx";
import type { ToldDetail } from "./load.ts";

type PhoneBindingProps = { told: ToldDetail; ticket: string; answer: NamedFormAnswer | undefined };

export function PhoneBinding({ told: { codes, country }, ticket, answer }: PhoneBindingProps) {
  const { phone: words, password } = useWords("account-detail");
  const mine = answer?.form === "phone" ? answer : undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="soft">{words.text}</p>
      <NamedForm
        name="phone"
        answer={answer}
        called={useCalled({ current: password.current })}
        className="sign-in-form"
      >
        {({ entries, beside, busy }) => (
          <>
            <AccountPhoneField codes={codes} country={country} entries={entries} beside={beside} />
            <CodeField answer={mine} error={beside("code")} by="sms" />
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
