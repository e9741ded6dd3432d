import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { Answered } from "./answered.ts";
import { useCalled } from "./called.ts";
import { CodeField } from "./code-field.tsx";
import { PrivacyField } from "./consent-fields.tsx";
import { EmailField } from "./email-field.tsx";
import type { FilledIn } from "./filled-in.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { OneForm } from "./one-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

type RegisterFormProps = {
  consentVersion: string;
  filled: FilledIn;
  back: string | undefined;
  answered: Answered | undefined;
};

export function RegisterForm({ consentVersion, filled, back, answered }: RegisterFormProps) {
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
      <OneForm name="register" answered={answered} called={useCalled()} className="sign-in-form">
        {({ entries, beside, busy }) => (
          <>
            <EmailField label={fields.email} defaultValue={entries?.email ?? filled.email} error={beside("email")} />
            <CodeField answered={answered} filled={filled.code} error={beside("code")} by="mail" />
            <NewPasswordField label={fields.password} defaultValue={entries?.password} error={beside("password")} />
            <PrivacyField entries={entries} version={consentVersion} error={beside("privacyPolicy")} />
            <Button type="submit" variant="go" wide name="intent" value="register" busy={busy}>
              {words.button}
            </Button>
          </>
        )}
      </OneForm>
    </SignInFrame>
  );
}
