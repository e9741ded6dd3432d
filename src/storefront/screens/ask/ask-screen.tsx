import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { talk } from "./act.ts";
import { AskPage } from "./ask-page.tsx";
import { talkAt, widgetFor } from "./load.ts";

export { openBeside } from "./beside.tsx";

/** `/ask?chat=&key=` (row H10): the support chat, whole without scripts. */
export async function loader({ request, context }: ScreenArguments) {
  const query = new URL(request.url).searchParams;
  const [talk, widget] = await Promise.all([talkAt(query, asked(context)), widgetFor(query, asked(context))]);
  return data({ talk, widget });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["ask", "errors"]);
  return talk(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <AskPage talk={found.talk} widget={found.widget} notSent={answer} />;
}
