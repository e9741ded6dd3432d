import { redirect, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { asked, useWords, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { backFrom } from "../../ground/signed-in.ts";
import { Alone } from "../../parts/alone.tsx";
import { Field, FormProblem, Problem } from "../../parts/form.tsx";
import { signInByPassword } from "./act.ts";

type SignIn = { next: string; ways: Answer<"/staff/getWaysIn">["ways"] };

/** Who is in already goes on; everybody else learns where they come back to. */
export async function loader({ context, request }: ScreenArguments): Promise<SignIn> {
  const next = backFrom(request);
  const { call } = asked(context);
  const isIn = await call("/staff/getMe", {})
    .then(() => true)
    .catch(() => false);
  if (isIn) throw redirect(next);
  return { next, ways: (await call("/staff/getWaysIn", {})).ways };
}

export const action = signInByPassword;

/** Row B1: the passkey first; a password with a code app is the other way, and works without a script. */
export function Component() {
  const { next, ways } = useLoaderData() as SignIn;
  const { signIn: words } = useWords();
  const byPassword = ways.includes("password");
  return (
    <Alone title={words.title} lede={words.lede}>
      {ways.includes("passkey") && (
        <>
          <form data-passkey="sign-in" data-next={next} hidden className="stack">
            <button className="button button-go button-wide">
              <Icon name="key-round" />
              {words.passkey}
            </button>
            <Problem hidden>{words.passkeyFailed}</Problem>
            {byPassword && <p className="or">{words.or}</p>}
          </form>
          <noscript>
            <p className="soft small">{byPassword ? words.needsScript : words.passkeyAlone}</p>
          </noscript>
        </>
      )}
      {byPassword ? <ByPassword /> : <FormProblem />}
      <p className="soft small">{words.lost(ways.length > 1)}</p>
    </Alone>
  );
}

function ByPassword() {
  const { signIn: words } = useWords();
  return (
    <>
      <h2>{words.byPassword}</h2>
      <form method="post" noValidate className="stack">
        <FormProblem />
        <Field name="email" label={words.email} type="email" autoComplete="username" />
        <Field name="password" label={words.password} type="password" autoComplete="current-password" />
        <Field name="code" label={words.code} hint={words.codeHint} inputMode="numeric" autoComplete="one-time-code" />
        <button className="button button-wide">{words.go}</button>
      </form>
    </>
  );
}
