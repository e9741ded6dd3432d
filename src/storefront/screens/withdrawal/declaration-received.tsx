import { LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** Without the order's key the same for everybody: its outcome is sent by e-mail only. */
export function DeclarationReceived({
  receipt: { orderNumber, name, email, receivedAt, confirmed },
}: {
  receipt: Answer<"/order/withdraw">;
}) {
  const words = useWords("withdrawal");
  const moment = useMoment();
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow withdrawal">
      <output className="vh">{words.doneTitle}</output>
      <header className="withdrawal-head">
        <h1>{words.doneTitle}</h1>
        <p className="lede">{confirmed ? words.byMail.confirmedText(email) : words.done(email)}</p>
      </header>
      <div className="stack gap-5">
        <Facts
          look="ruled"
          rows={[
            { name: words.received, value: <time dateTime={receivedAt}>{moment(receivedAt)}</time> },
            { name: words.declaration, value: words.statement(name, orderNumber) },
          ]}
        />
        {!confirmed && (
          <Notice tone="care" title={words.byMail.one}>
            {words.byMail.oneText(email)}
          </Notice>
        )}
        <Notice>
          {words.nothing}{" "}
          <a className="link" href={mailTo}>
            {customerService.email}
          </a>
        </Notice>
        <p>
          <LinkButton variant="quiet" to={to.withdrawal()}>
            {words.again}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
