import { data, useActionData, useLoaderData } from "react-router";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { actOnLink, askForMails, deedIn, tellPlace } from "./act.ts";
import { statusFeed, statusJson } from "./addresses.ts";
import { readStatus } from "./load.ts";
import { MailsLink } from "./mails-link.tsx";
import { MailsPanel } from "./mails-panel.tsx";
import { StatusPage } from "./status-page.tsx";
import { WherePanel } from "./where-panel.tsx";
import sheet from "./status.css?url";

/** `/status`: what has trouble, and what had; and what the links of its e-mails open. */
export async function loader({ request, context }: ScreenArguments) {
  const url = new URL(request.url);
  const deed = deedIn(url.searchParams);
  return data(deed ? { deed, isOfOne: url.searchParams.get("of") === "one" } : await readStatus(url, asked(context)));
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["status", "errors"]);
  const { searchParams } = new URL(request.url);
  const deed = deedIn(searchParams);
  if (deed) return actOnLink(deed, searchParams, asking);
  const form = await request.formData();
  return form.has("said") ? tellPlace(form, asking) : askForMails(form, asking);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useWords("status");
  const { titled } = useWords("shell");
  const { shown } = useVisit();
  if ("deed" in loaded)
    return (
      <MailsLink
        deed={loaded.deed}
        isOfOne={loaded.isOfOne}
        isDone={answer && "isDone" in answer ? answer.isDone : undefined}
      />
    );
  const refused = answer && "entries" in answer ? answer : undefined;
  const ofPlace = refused && "of" in refused ? refused : undefined;
  // what was asked of one trouble is answered on its card, as long as that is there
  const hasCard = loaded.status.open.some(({ id }) => id === refused?.entries["outage"]);
  const notAsked = refused && !("of" in refused) && !hasCard ? refused : undefined;
  const isAsked = answer !== undefined && "isAsked" in answer && answer.outage === "";
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe} />
      <link rel="alternate" type="application/rss+xml" title={words.title} href={statusFeed(shown)} />
      <link rel="alternate" type="application/feed+json" title={words.title} href={statusJson(shown)} />
      <StatusPage
        status={loaded.status}
        where={
          <WherePanel
            place={loaded.status.place}
            told={loaded.told}
            notTold={ofPlace && [ofPlace.title, ...ofPlace.problems.map(({ message }) => message)].join(" ")}
          />
        }
      >
        <MailsPanel isAsked={isAsked} notSent={notAsked} />
      </StatusPage>
    </>
  );
}
