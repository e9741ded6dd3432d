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
import { NewPasswordField } from "../../parts/forms/new-password-field.tsx";
import { PrivacyField } from "./consent-fields.tsx";
import type { FilledIn } from "./filled-in.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

type RegisterFormProps = {
  consentVersion: string;
  filled: FilledIn;
  back: string | undefined;
  answer: NamedFormAnswer | undefined;
};

export function RegisterForm({ consentVersion, filled, back, answer }: RegisterFormProps) {
  const { register: words, fields } = useWords("sign-in");
  const to = links(useVisit().language);
  const lede = (
    <>
      {words.lede}{" "}
      <span className="sign-in-line">
        {words.have}{" "}
        <Link className="link" to={to.login({ back })}>
          {words.signIn}
        </Link>
      </span>
    </>
  );
  return (
    <SignInFrame title={words.title} describe={words.describe} lede={lede}>
      <NamedForm name="register" answer={answer} called={useCalled()} className="sign-in-form">
        {({ entries, beside, busy }) => (
          <>
            <EmailField label={fields.email} defaultValue={entries?.email ?? filled.email} error={beside("email")} />
            <CodeField answer={answer} filled={filled.code} error={beside("code")} by="mail" />
            <NewPasswordField label={fields.password} defaultValue={entries?.password} error={beside("password")} />
            <PrivacyField entries={entries} version={consentVersion} error={beside("privacyPolicy")} />
            <Button type="submit" variant="go" wide name="intent" value="register" busy={busy}>
              {words.button}
            </Button>
          </>
        )}
      </NamedForm>
    </SignInFrame>
  );
}
