import { useActionData, useLoaderData, useSearchParams } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { filledIn } from "./filled-in.ts";
import { privacyVersion } from "./login-facts.ts";
import { RegisterForm } from "./register-form.tsx";
import { registerAccount } from "./register.ts";
import { Registered } from "./registered.tsx";

/** `/register?back=` (row A2). */
export async function loader({ request, context }: ScreenArguments) {
  return { consentVersion: await privacyVersion(asked(context)), filled: filledIn(new URL(request.url).searchParams) };
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["sign-in", "errors"]);
  return registerAccount(await request.formData(), asking);
}

export function Component() {
  const facts = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const back = query.get("back") ?? undefined;
  if (answer && "email" in answer) return <Registered {...answer} back={back} />;
  return <RegisterForm {...facts} back={back} answer={answer} />;
}
