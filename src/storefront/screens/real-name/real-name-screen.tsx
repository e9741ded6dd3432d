import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { answer } from "./act.ts";
import { openedAt } from "./load.ts";
import { RealNamePage } from "./real-name-page.tsx";

/**
 * `/real-name?step=#sim=` (spec 2, row R1), `/real-name-channel` and `/prepaid/realname`: the same for everybody, since
 * the answers are in the browser or in the form alone.
 */
export async function loader({ request, context }: ScreenArguments) {
  return data(await openedAt(new URL(request.url), asked(context)));
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["real-name", "photos", "errors"]);
  return answer(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const opened = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { step } = answered ?? opened;
  return <RealNamePage key={`${step} ${answered?.id ?? ""}`} opened={opened} answered={answered} />;
}
