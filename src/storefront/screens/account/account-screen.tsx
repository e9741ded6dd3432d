import { Suspense } from "react";
import { data, redirect, useActionData, useLoaderData, useRevalidator, redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { links } from "../../ground/links.ts";
import { guarded } from "../../ground/visit/guarded.ts";
import { forgetSignIn } from "../../ground/visit/keep-sign-in.ts";
import { asked, useVisit, type ScreenArguments, type Asking } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { offersPasskey } from "../../parts/passkeys/offer.ts";
import { PasskeyOffer } from "../../parts/passkeys/passkey-offer.tsx";
import { AccountHead } from "./account-head.tsx";
import { isOpenTo, opensOnData, tabIn, tabNames, type TabProps, type TabName } from "./account-tab.ts";
import { AgreeAgain } from "./agree-again.tsx";
import { ForAccounts } from "./for-accounts.tsx";
import { openTab, useOpenTab } from "./open-tab.ts";

/** `/account?tab=` (requirements A4 to A7): who is signed in, and one tab. */
export async function loader({ request, context }: ScreenArguments) {
  const [url, asking] = [new URL(request.url), asked(context)];
  return guarded(url, asking, async () => {
    const signedIn = await asking.call("/user/getUserInfo", {});
    if (await opensOnData(url.searchParams, signedIn, asking))
      throw redirect(links(asking.language).account({ tab: "packages" }), 302);
    const name = tabIn(url.searchParams, signedIn);
    if (!isOpenTo(name, signedIn)) return { signedIn, name, offer: false, told: null };
    const [offer, tab] = await Promise.all([offersPasskey(asking, signedIn), openTab(name, asking.language)]);
    return { signedIn, name, offer, told: await tab.load(asking, url.searchParams) };
  });
}

export async function action({ request, context }: ScreenArguments) {
  const [url, asking] = [new URL(request.url), asked(context)];
  const form = await request.formData();
  return guarded(url, asking, async () => {
    if (form.get("intent") === "sign-out") return signOut(asking);
    if (form.get("intent") === "agree-again") return agree(url, form, asking);
    const signedIn = await asking.call("/user/getUserInfo", {});
    const name = tabIn(url.searchParams, signedIn);
    const { act } = await openTab(name, asking.language);
    return act && isOpenTo(name, signedIn) ? act(asking, form, url.searchParams) : null;
  });
}

export function Component() {
  const { signedIn, name, offer, told } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const unagreed = unagreedIn(done);
  const { revalidate } = useRevalidator();
  const words = useWords("account");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  return (
    <div className="wrap account">
      <title>{titled(words.tabs[name])}</title>
      <meta name="robots" content="noindex" />
      <AccountHead signedIn={signedIn} />
      {signedIn.agreeAgain !== null && <AgreeAgain version={signedIn.agreeAgain} error={unagreed} />}
      <PasskeyOffer isOffered={offer} onAdded={() => void revalidate()} />
      <LinkTabs
        label={words.parts}
        tabs={tabNames.map((tab) => ({ to: to.account({ tab }), label: words.tabs[tab], current: tab === name }))}
      />
      <section className="account-tab" aria-label={words.tabs[name]}>
        {isOpenTo(name, signedIn) ? (
          // the server writes the tab itself; the browser leaves that standing until the tab's own file is there
          <Suspense key={name}>
            <Tab
              name={name}
              told={told}
              done={unagreed === undefined ? (done ?? undefined) : undefined}
              signedIn={signedIn}
            />
          </Suspense>
        ) : (
          <ForAccounts name={name} />
        )}
      </section>
    </div>
  );
}

function Tab({ name, ...props }: TabProps<unknown, unknown> & { name: TabName }) {
  const { View } = useOpenTab(name, useVisit().language);
  return <View {...props} />;
}

/** Why the form is shown again. */
type Unagreed = { unagreed: string };
const unagreedIn = (done: unknown): string | undefined =>
  typeof done === "object" && done !== null && "unagreed" in done ? (done as Unagreed).unagreed : undefined;

async function agree({ pathname, search }: URL, form: FormData, { call }: Asking) {
  const version = form.get("consentVersion");
  const privacyPolicy = {
    given: form.get("privacyPolicy") === "on",
    version: typeof version === "string" ? version : "",
  } as { given: true; version: string };
  try {
    await call("/user/agreeAgain", { privacyPolicy });
    return redirect(pathname + search, 303);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return data<Unagreed>({ unagreed: error.details.fields[0]?.message ?? error.message }, { status: 400 });
  }
}

/**
 * Row H7: the session ends, `Token` and `checked_iccid` go. The document is reloaded, so that no kept screen shows
 * what belonged to the account.
 */
async function signOut({ call, language }: Asking) {
  await call("/user/logout", {});
  forgetSignIn();
  return redirectDocument(links(language).login(), 303);
}
