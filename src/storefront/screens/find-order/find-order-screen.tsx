import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { askForLinks } from "./act.ts";
import { FindOrderPage } from "./find-order-page.tsx";
import { LinksSent } from "./links-sent.tsx";

/**
 * `/find-order?order=` (requirements O11): a guest's way back to an order, by e-mail; `?done=links`: new ones of an
 * order are on their way.
 */
export function loader({ request }: ScreenArguments) {
  const { searchParams } = new URL(request.url);
  return data({ number: searchParams.get("order")?.slice(0, 20) ?? "", renewed: searchParams.get("done") === "links" });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["find-order", "errors"]);
  return askForLinks(await request.formData(), asking);
}

export function Component() {
  const { number, renewed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "sentTo" in answer) return <LinksSent email={answer.sentTo} />;
  if (renewed && !answer) return <LinksSent />;
  return <FindOrderPage number={number} notSent={answer} />;
}
