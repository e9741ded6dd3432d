import { Button } from "../../../ui/button.tsx";
import { AccountPhoneField } from "../../phone/account-phone-field.tsx";
import type { Answered } from "../../sign-in/answered.ts";
import { useCalled } from "../../sign-in/called.ts";
import { CodeField } from "../../sign-in/code-field.tsx";
import { OneForm } from "../../sign-in/one-form.tsx";
import { useWords } from "../../visit/words.ts";
import type { ToldDetail } from "./told-detail.ts";

export function PhoneBinding({ told: { codes, country }, answered }: { told: ToldDetail; answered: Answered | undefined }) {
  const { phone: words } = useWords("account-detail");
  const mine = answered?.form === "phone" ? answered : undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="soft">{words.text}</p>
      <OneForm name="phone" answered={answered} called={useCalled()} className="sign-in-form">
        {({ entries, beside, busy }) => (
          <>
            <AccountPhoneField codes={codes} country={country} entries={entries} beside={beside} />
            <CodeField answered={mine} error={beside("code")} by="sms" />
            <Button type="submit" variant="go" name="intent" value="bind" busy={busy}>{words.button}</Button>
          </>
        )}
      </OneForm>
    </>
  );
}
