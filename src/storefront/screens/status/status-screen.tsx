import { data, useActionData, useLoaderData } from "react-router";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { askForMails } from "./act.ts";
import { statusFeed } from "./addresses.ts";
import { readStatus } from "./load.ts";
import { MailsPanel } from "./mails-panel.tsx";
import { StatusPage } from "./status-page.tsx";
import sheet from "./status.css?url";

/** `/status`: what has trouble, and what had. */
export async function loader({ context }: ScreenArguments) {
  return data({ status: await readStatus(asked(context)) });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["status", "errors"]);
  return askForMails(await request.formData(), asking);
}

export function Component() {
  const { status } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isAsked = answer !== undefined && "isAsked" in answer;
  const words = useWords("status");
  const { titled } = useWords("shell");
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe} />
      <link rel="alternate" type="application/rss+xml" title={words.title} href={statusFeed(useVisit().shown)} />
      <StatusPage status={status}>
        <MailsPanel isAsked={isAsked} notSent={isAsked ? undefined : answer} />
      </StatusPage>
    </>
  );
}
