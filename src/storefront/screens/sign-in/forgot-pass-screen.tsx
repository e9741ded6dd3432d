import { useActionData, useLoaderData } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { CodeField } from "../../parts/forms/code-field.tsx";
import { EmailField } from "../../parts/forms/email-field.tsx";
import { useCalled } from "../../parts/forms/field-names.ts";
import { NamedForm } from "../../parts/forms/named-form.tsx";
import { NewPasswordField } from "../../parts/forms/new-password-field.tsx";
import { PasswordField } from "../../parts/forms/password-field.tsx";
import { AccountPhoneField } from "../../parts/phone/account-phone-field.tsx";
import { phoneFacts, type PhoneFacts } from "../../parts/phone/phone-facts.ts";
import { filledIn, type FilledIn } from "./filled-in.ts";
import { PasskeysToKeep } from "./passkeys-to-keep.tsx";
import { resetPassword } from "./reset-password.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

const tabs = ["phone", "email"] as const;

/** `/forgot-pass?tab=phone|email` (row A3). */
export async function loader({
  request,
  context,
}: ScreenArguments): Promise<PhoneFacts & { tab: (typeof tabs)[number]; filled: FilledIn }> {
  const query = new URL(request.url).searchParams;
  const tab = tabs.find((one) => one === query.get("tab")) ?? "phone";
  return {
    tab,
    filled: filledIn(query),
    ...(tab === "phone" ? await phoneFacts(asked(context)) : { codes: [], country: "" }),
  };
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["sign-in", "errors"]);
  return resetPassword(await request.formData(), asking);
}

export function Component() {
  const { tab, filled, codes, country } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { forgot: words, login, fields } = useWords("sign-in");
  const passkeys = answer?.form === `forgot-${tab}` ? answer.passkeys : undefined;
  const called = useCalled({ password: fields.newPassword });
  const to = links(useVisit().language);
  const lede = (
    <>
      {words.ledes[tab]}{" "}
      <span className="sign-in-line">
        {words.remembered}{" "}
        <Link className="link" to={to.login()}>
          {login.button}
        </Link>
      </span>
    </>
  );
  return (
    <SignInFrame title={words.title} describe={words.describe} lede={lede}>
      <div className="stack gap-5">
        <LinkTabs
          label={words.ways}
          tabs={tabs.map((one) => ({ to: to.forgotPass({ tab: one }), label: login.tabs[one], current: one === tab }))}
        />
        <NamedForm key={tab} name={`forgot-${tab}`} answer={answer} called={called} className="sign-in-form">
          {({ entries, beside, busy }) => (
            <>
              {tab === "phone" ? (
                <AccountPhoneField codes={codes} country={country} entries={entries} beside={beside} />
              ) : (
                <EmailField
                  label={fields.email}
                  autoComplete="username"
                  defaultValue={entries?.email ?? filled.email}
                  error={beside("email")}
                />
              )}
              <CodeField
                answer={answer?.form === `forgot-${tab}` ? answer : undefined}
                filled={filled.code}
                error={beside("code")}
                by={tab === "phone" ? "sms" : "mail"}
              />
              <NewPasswordField
                label={fields.newPassword}
                defaultValue={entries?.password}
                error={beside("password")}
              />
              <PasswordField
                label={fields.repeated}
                name="repeated"
                autoComplete="new-password"
                defaultValue={entries?.repeated}
                error={beside("repeated")}
              />
              {passkeys && <PasskeysToKeep passkeys={passkeys} entries={entries} />}
              <Button type="submit" variant="go" wide name="intent" value="reset" busy={busy}>
                {passkeys ? words.passkeys.button : words.button}
              </Button>
              <p className="kick">
                <Link className="link" to={to.login({ tab: "email" })}>
                  {words.byEmail}
                </Link>
              </p>
            </>
          )}
        </NamedForm>
      </div>
    </SignInFrame>
  );
}
