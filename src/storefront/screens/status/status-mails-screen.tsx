import { data, Form, useActionData, useSearchParams } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * `/status-mails?do=confirm|stop&id=&key=`: the links of the e-mails about trouble. Opening one changes nothing, since programs open links to
 * look at them; the button does, or the POST of a mail program (RFC 8058).
 */
export function loader() {
  return null;
}

export async function action({ request, context }: ScreenArguments) {
  const { searchParams } = new URL(request.url);
  const link = { id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" };
  try {
    await asked(context).call(deedIn(searchParams) === "stop" ? "/status/stopMails" : "/status/confirmMails", link);
    return { isDone: true };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return data({ isDone: false }, { status: refusalStatus[error.code] });
  }
}

const deedIn = (query: URLSearchParams) => (query.get("do") === "stop" ? "stop" : "confirm");

export function Component() {
  const words = useWords("status");
  const { titled } = useWords("shell");
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const to = links(useVisit().language);
  const deed = words[deedIn(query)];
  const said = !answer
    ? { title: deed.title, text: deed.lede }
    : answer.isDone
      ? { title: deed.done, text: deed.doneText }
      : { title: words.missing, text: words.missingText };
  return (
    <div className="wrap short-page">
      <title>{titled(said.title)}</title>
      <meta name="robots" content="noindex" />
      <div className="stack gap-3" aria-live="polite">
        <h1>{said.title}</h1>
        <p className="lede">{said.text}</p>
      </div>
      {answer ? (
        <p>
          <LinkButton to={to.inside("/status")}>{words.back}</LinkButton>
        </p>
      ) : (
        <Form method="post">
          <Button type="submit" variant="go">
            {deed.go}
          </Button>
        </Form>
      )}
    </div>
  );
}
