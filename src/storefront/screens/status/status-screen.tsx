import { data, useLoaderData } from "react-router";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { statusFeed } from "./addresses.ts";
import { readStatus } from "./load.ts";
import { StatusPage } from "./status-page.tsx";
import sheet from "./status.css?url";

/** `/status`: what has trouble, and what had. */
export async function loader({ context }: ScreenArguments) {
  return data({ status: await readStatus(asked(context)) });
}

export function Component() {
  const { status } = useLoaderData<typeof loader>();
  const words = useWords("status");
  const { titled } = useWords("shell");
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe} />
      <link rel="alternate" type="application/rss+xml" title={words.title} href={statusFeed(useVisit().shown)} />
      <StatusPage status={status} />
    </>
  );
}
