import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { goOn, placeIn } from "./act.ts";
import { MyEsimsPage } from "./my-esims-page.tsx";

/** `/my-esims?from=footer&over=1` (row H6): what the dialog asks, as a page. */
export async function loader({ request, context }: ScreenArguments) {
  const { searchParams } = new URL(request.url);
  const from = placeIn(searchParams);
  const entry = await asked(context).call("/product/getEsimEntry", { from });
  return data({ entry, from, isOver: searchParams.has("over") });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["esim-entry", "errors"]);
  return goOn(await request.formData(), asking);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <MyEsimsPage {...loaded} answer={answer} />;
}
