import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useCalled } from "../../parts/forms/field-names.ts";
import type { Answered } from "../../parts/forms/form-answer.ts";
import { OneForm } from "../../parts/forms/one-form.tsx";
import { PasswordField } from "../../parts/forms/password-field.tsx";
import { AccountPhoneField } from "../../parts/phone/account-phone-field.tsx";
import { StayField } from "./consent-fields.tsx";
import type { LoginFacts } from "./login-facts.ts";

export function PhoneForm({
  facts: { codes, country },
  answered,
}: {
  facts: LoginFacts;
  answered: Answered | undefined;
}) {
  const { login: words, fields } = useWords("sign-in");
  const to = links(useVisit().language);
  return (
    <OneForm name="phone" answered={answered} called={useCalled()} className="sign-in-form">
      {({ entries, beside, busy }) => (
        <>
          <AccountPhoneField codes={codes} country={country} entries={entries} beside={beside} />
          <PasswordField
            label={fields.password}
            name="password"
            autoComplete="current-password"
            defaultValue={entries?.password}
            error={beside("password")}
          />
          <div className="between">
            <StayField entries={entries} />
            <Link className="link sign-in-forgot" to={to.forgotPass()}>
              {words.forgot}
            </Link>
          </div>
          <Button type="submit" variant="go" wide name="intent" value="sign-in" busy={busy}>
            {words.button}
          </Button>
        </>
      )}
    </OneForm>
  );
}
