import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { useWords } from "../../ground/asking.ts";
import { Alone } from "../../parts/alone.tsx";
import { Field, FormProblem, Problem } from "../../parts/form.tsx";
import { joinByPassword } from "./act.ts";
import { invitationAt, type Invitation } from "./load.ts";

export const loader = invitationAt;
export const action = joinByPassword;

/** Where a one-time link leads: how one signs in from now on. */
export function Component() {
  const invitation = useLoaderData() as Invitation;
  const isShownAgain = useActionData() !== undefined;
  const { invitation: words, signIn } = useWords();
  if (invitation === "over")
    return (
      <Alone title={words.over} lede={words.overLede}>
        <a className="button" href="/console/sign-in">
          {words.toSignIn}
        </a>
      </Alone>
    );
  const { email, name, ways, token, secret, address } = invitation;
  return (
    <Alone title={words.title} lede={words.lede(email)}>
      {ways.includes("passkey") && (
        <form data-passkey="join" data-next="/console" hidden className="stack">
          <input type="hidden" name="token" value={token} />
          <Field
            as="passkey-name"
            name="name"
            label={words.name}
            hint={words.nameHint}
            value={name}
            autoComplete="name"
          />
          <button className="button button-go button-wide">
            <Icon name="key-round" />
            {words.passkey}
          </button>
          <p className="soft small">{words.passkeyLede}</p>
          <Problem hidden>{words.passkeyFailed}</Problem>
        </form>
      )}
      {ways.includes("password") ? (
        <details className="other-way" open={isShownAgain || !ways.includes("passkey")}>
          <summary>{words.byPassword}</summary>
          <form method="post" noValidate className="stack">
            <FormProblem />
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="username" value={email} autoComplete="username" />
            <Field name="name" label={words.name} hint={words.nameHint} value={name} autoComplete="name" />
            <p className="small">{words.scan}</p>
            <div className="code-app">
              <QrCode text={address} label={words.picture} />
              <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
            </div>
            <Field
              name="password"
              label={words.password}
              hint={words.passwordHint}
              type="password"
              autoComplete="new-password"
            />
            <Field name="code" label={words.code} inputMode="numeric" autoComplete="one-time-code" />
            <button className="button button-wide">{words.go}</button>
          </form>
        </details>
      ) : (
        <>
          <FormProblem />
          <noscript>
            <p className="soft small">{signIn.passkeyAlone}</p>
          </noscript>
        </>
      )}
    </Alone>
  );
}
