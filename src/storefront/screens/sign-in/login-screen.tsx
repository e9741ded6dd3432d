import { useEffect } from "react";
import { useActionData, useLoaderData, useNavigate } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { links } from "../../ground/links.ts";
import { refreshAccount } from "../../ground/visit/signed-in.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { wayBack } from "../../ground/way-back.ts";
import { PasskeySignIn } from "../../parts/passkeys/passkey-sign-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { IccidForm } from "./iccid-form.tsx";
import { loginFacts, loginTabs, type LoginFacts } from "./login-facts.ts";
import { PhoneForm } from "./phone-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { signIn } from "./sign-in.ts";

/** `/login?tab=phone|iccid|email&back=` (row A1). */
export function loader({ request, context }: ScreenArguments) {
  return loginFacts(new URL(request.url).searchParams, asked(context));
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["sign-in", "errors"]);
  return signIn(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const facts = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { login: words } = useWords("sign-in");
  const to = links(useVisit().language);
  useKnownAlready(facts);
  const { tab, back, done } = facts;
  const register = (
    <>
      {words.newHere}{" "}
      <Link className="link" to={to.register({ back })}>
        {words.register}
      </Link>
    </>
  );
  return (
    <SignInFrame title={words.title} describe={words.describe} lede={register}>
      {done && !answer && (
        <Notice tone="good" title={words.done[done].title}>
          {words.done[done].text}
        </Notice>
      )}
      <div className="stack gap-5">
        <LinkTabs
          label={words.ways}
          tabs={loginTabs.map((one) => ({
            to: to.login({ tab: one, back }),
            label: words.tabs[one],
            current: one === tab,
          }))}
        />
        {tab === "phone" && <PhoneForm facts={facts} answer={answer} />}
        {tab === "iccid" && <IccidForm answer={answer} />}
        {tab === "email" && <EmailForm facts={facts} answer={answer} />}
        <PasskeySignIn back={back} hasField={tab === "email"} />
      </div>
    </SignInFrame>
  );
}

/**
 * A browser that has a valid token but lost its cookie: asking who it is brings the cookie back, and the page that was
 * wished for.
 */
function useKnownAlready({ looked, back }: LoginFacts): void {
  const visit = useVisit();
  const go = useNavigate();
  useEffect(() => {
    if (!looked) return undefined;
    let gone = false;
    void refreshAccount(visit).then(
      (info) => info && !gone && go(wayBack(back ?? null, visit.language), { replace: true }),
    );
    return () => void (gone = true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
