import { data, Form, useActionData } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * `/stop-reminders?order=&key=`, of a traveller `?id=&key=`: the link at the foot of a reminder. Opening it changes
 * nothing, since programs open links to look at them; the button, or the POST of a mail program (RFC 8058), ends the
 * reminders.
 */
export function loader() {
  return null;
}

export async function action({ request, context }: ScreenArguments) {
  const { searchParams } = new URL(request.url);
  try {
    const id = searchParams.get("id");
    const whose = id === null ? { orderNumber: searchParams.get("order") ?? "" } : { id };
    await asked(context).call("/order/stopReminders", { ...whose, key: searchParams.get("key") ?? "" });
    return { stopped: true };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return data({ stopped: false }, { status: refusalStatus[error.code] });
  }
}

export function Component() {
  const words = useWords("reminders");
  const { titled } = useWords("shell");
  const answer = useActionData<typeof action>();
  const { title, text } = !answer
    ? { title: words.title, text: words.lede }
    : answer.stopped
      ? words.done
      : words.missing;
  const home = links(useVisit().language).homepage();
  return (
    <div className="wrap short-page">
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="stack gap-3" aria-live="polite">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
      {answer?.stopped !== false && <p className="soft">{words.still}</p>}
      {answer ? (
        <p>
          <LinkButton to={home}>{words.home}</LinkButton>
        </p>
      ) : (
        <Form method="post">
          <Button type="submit" variant="go">
            {words.stop}
          </Button>
        </Form>
      )}
    </div>
  );
}
