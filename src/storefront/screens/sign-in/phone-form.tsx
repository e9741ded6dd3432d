import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useCalled } from "../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../parts/forms/named-form.tsx";
import { PasswordField } from "../../parts/forms/password-field.tsx";
import { AccountPhoneField } from "../../parts/phone/account-phone-field.tsx";
import { StayField } from "./consent-fields.tsx";
import type { LoginFacts } from "./login-facts.ts";

export function PhoneForm({
  facts: { codes, country },
  answer,
}: {
  facts: LoginFacts;
  answer: NamedFormAnswer | undefined;
}) {
  const { login: words, fields } = useWords("sign-in");
  const to = links(useVisit().language);
  return (
    <NamedForm name="phone" answer={answer} called={useCalled()} className="sign-in-form">
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
    </NamedForm>
  );
}
