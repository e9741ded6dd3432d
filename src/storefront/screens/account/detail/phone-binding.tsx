import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { CodeField } from "../../../parts/forms/code-field.tsx";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { Answered } from "../../../parts/forms/form-answer.ts";
import { OneForm } from "../../../parts/forms/one-form.tsx";
import { AccountPhoneField } from "../../../parts/phone/account-phone-field.tsx";
import { OwnerShown } from "./current-password.tsx";
import type { ToldDetail } from "./load.ts";

type PhoneBindingProps = { told: ToldDetail; ticket: string; answered: Answered | undefined };

export function PhoneBinding({ told: { codes, country }, ticket, answered }: PhoneBindingProps) {
  const { phone: words, password } = useWords("account-detail");
  const mine = answered?.form === "phone" ? answered : undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="soft">{words.text}</p>
      <OneForm
        name="phone"
        answered={answered}
        called={useCalled({ current: password.current })}
        className="sign-in-form"
      >
        {({ entries, beside, busy }) => (
          <>
            <AccountPhoneField codes={codes} country={country} entries={entries} beside={beside} />
            <CodeField answered={mine} error={beside("code")} by="sms" />
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
