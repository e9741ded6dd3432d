import { Form } from "react-router";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Deed } from "./act.ts";

type MailsLinkProps = {
  deed: Deed;
  /** Of the end of one trouble alone. */
  isOfOne: boolean;
  isDone: boolean | undefined;
};

/**
 * What a link of the e-mails about trouble opens. Opening it changes nothing, since programs open links to look at
 * them; the button does, or the POST of a mail program (RFC 8058). `isDone`: whether that worked.
 */
export function MailsLink({ deed, isOfOne, isDone }: MailsLinkProps) {
  const words = useWords("status");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const said = isOfOne ? words.ofOne[deed] : words[deed];
  const [title, text] =
    isDone === undefined
      ? [said.title, said.lede]
      : isDone
        ? [said.done, said.doneText]
        : [words.missing, words.missingText];
  return (
    <div className="wrap short-page">
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="stack gap-3" aria-live="polite">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
      {isDone === undefined ? (
        <Form method="post">
          <Button type="submit" variant="go">
            {said.go}
          </Button>
        </Form>
      ) : (
        <p>
          <LinkButton to={to.inside("/status")}>{words.back}</LinkButton>
        </p>
      )}
    </div>
  );
}
