import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../visit/visit.ts";
import { loadWords } from "../visit/words.ts";
import { askForLinks } from "./ask-for-links.ts";
import { FindOrderPage } from "./find-order-page.tsx";
import { LinksSent } from "./links-sent.tsx";

/** `/find-order?order=` (requirements O11): a guest's way back to an order, by letter. */
export function loader({ request }: ScreenArguments) {
  return data({ number: new URL(request.url).searchParams.get("order")?.slice(0, 20) ?? "" });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["find-order", "errors"]);
  return askForLinks(await request.formData(), asking);
}

export function Component() {
  const { number } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "sentTo" in answer) return <LinksSent email={answer.sentTo} />;
  return <FindOrderPage number={number} notSent={answer} />;
}
