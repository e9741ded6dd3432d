import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Found } from "./confirm-declared.ts";

/** The page behind the link in the buyer's mailbox. Programs open it to look: only the button changes anything. */
export function ConfirmedDeclaration({ found }: { found: Found }) {
  const words = useWords("withdrawal");
  const to = links(useVisit().language);
  const moment = useMoment();
  const busy = useNavigation().state === "submitting";
  if (found === "nothing") {
    return (
      <div className="wrap wrap-narrow dead-end">
        <h1>{words.byMail.missing}</h1>
        <p className="lede">
          {words.byMail.missingText}{" "}
          <a className="link" href={mailTo}>
            {customerService.email}
          </a>
        </p>
        <p>
          <LinkButton to={to.withdrawal()}>{words.title}</LinkButton>
        </p>
      </div>
    );
  }
  const { orderNumber, name, email, receivedAt, confirmedAt } = found;
  const head = confirmedAt
    ? { title: words.byMail.confirmed, text: words.byMail.confirmedText(email) }
    : { title: words.confirmTitle, text: words.byMail.ask };
  return (
    <div className="wrap wrap-narrow withdrawal">
      {confirmedAt && <output className="vh">{head.title}</output>}
      <header className="withdrawal-head">
        <h1>{head.title}</h1>
        <p className="lede">{head.text}</p>
      </header>
      <div className="stack gap-5">
        <Facts
          look="ruled"
          rows={[
            { name: words.received, value: <time dateTime={receivedAt}>{moment(receivedAt)}</time> },
            ...(confirmedAt
              ? [{ name: words.byMail.confirmedAt, value: <time dateTime={confirmedAt}>{moment(confirmedAt)}</time> }]
              : []),
            { name: words.declaration, value: words.statement(name, orderNumber) },
          ]}
        />
        {!confirmedAt && (
          <>
            <p className="measure">{words.effect}</p>
            <Form method="post">
              <Button type="submit" variant="go" busy={busy}>
                {words.confirm}
              </Button>
            </Form>
            <p className="soft">{words.byMail.notYou}</p>
          </>
        )}
      </div>
    </div>
  );
}
