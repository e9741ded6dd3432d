import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { CodeField } from "../../parts/forms/code-field.tsx";
import { EmailField } from "../../parts/forms/email-field.tsx";
import { useCalled } from "../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../parts/forms/named-form.tsx";
import { PasswordField } from "../../parts/forms/password-field.tsx";
import { PrivacyField, StayField } from "./consent-fields.tsx";
import type { LoginFacts } from "./login-facts.ts";

type EmailFormProps = { facts: LoginFacts; answer: NamedFormAnswer | undefined };

/**
 * With a code, which also opens an account, or with the password; the address stays when one changes from one to the
 * other.
 */
export function EmailForm({ facts: { byPassword, back, consentVersion, filled }, answer }: EmailFormProps) {
  const { login: words, fields } = useWords("sign-in");
  const to = links(useVisit().language);
  const name = byPassword ? "email-password" : "email-code";
  const mine = answer?.form === name ? answer : undefined;
  return (
    <NamedForm name={name} answer={answer} called={useCalled()} className="sign-in-form">
      {({ entries, beside, busy }) => (
        <>
          <EmailField
            label={fields.email}
            // browsers offer passkeys in it too
            autoComplete="username webauthn"
            hint={byPassword ? undefined : words.firstTime}
            defaultValue={entries?.email ?? filled.email}
            error={beside("email")}
          />
          {byPassword ? (
            <PasswordField
              label={fields.password}
              name="password"
              autoComplete="current-password"
              defaultValue={entries?.password}
              error={beside("password")}
            />
          ) : (
            <CodeField answer={mine} filled={filled.code} error={beside("code")} by="mail" />
          )}
          <div className="sign-in-checks">
            <StayField entries={entries} />
            {!byPassword && (
              <PrivacyField
                entries={entries}
                version={consentVersion}
                error={beside("privacyPolicy")}
                hint={words.privacyWhy}
              />
            )}
          </div>
          <Button type="submit" variant="go" wide name="intent" value="sign-in" busy={busy}>
            {words.button}
          </Button>
          <p className="between">
            <Link
              className="link sign-in-other"
              to={to.login({ tab: "email", with: byPassword ? undefined : "password", back })}
              preventScrollReset
            >
              {byPassword ? words.byCode : words.byPassword}
            </Link>
            {byPassword && (
              <Link className="link sign-in-other" to={to.forgotPass({ tab: "email" })}>
                {words.forgot}
              </Link>
            )}
          </p>
        </>
      )}
    </NamedForm>
  );
}
