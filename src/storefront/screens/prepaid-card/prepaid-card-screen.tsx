import { data, useActionData, useLoaderData } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { guarded } from "../../ground/visit/guarded.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { act } from "./act.ts";
import { openedAt } from "./load.ts";
import { PrepaidCardPage } from "./prepaid-card-page.tsx";
import sheet from "./prepaid-card.css?url";

/** `/prepaid-card?iccid=`: what happens when the balance of one's own prepaid card runs low. */
export async function loader({ request, context }: ScreenArguments) {
  const [url, asking] = [new URL(request.url), asked(context)];
  return guarded(url, asking, async () => {
    const opened = await openedAt(url, asking);
    return data(opened, { status: opened.card ? 200 : 404 });
  });
}

export async function action({ request, context }: ScreenArguments) {
  const [url, asking] = [new URL(request.url), asked(context)];
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["prepaid-card", "errors"]);
  const form = await request.formData();
  return guarded(url, asking, () => act(form, asking));
}

export function Component() {
  const { card, requestKey, done } = useLoaderData<typeof loader>();
  const notDone = useActionData<typeof action>();
  const words = useWords("prepaid-card");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <meta name="robots" content="noindex" />
      <title>{titled(words.title)}</title>
      {card ? (
        <PrepaidCardPage card={card} requestKey={requestKey} done={done} notDone={notDone} />
      ) : (
        <div className="wrap wrap-narrow dead-end">
          <h1>{words.missing}</h1>
          <p className="lede">{words.missingText}</p>
          <div className="cluster">
            <LinkButton to={to.topUpGogoChina()}>{words.topUpOf.gogochina_001}</LinkButton>
            <LinkButton to={to.topUp()}>{words.topUpOf.enterprise_001}</LinkButton>
          </div>
        </div>
      )}
    </>
  );
}
