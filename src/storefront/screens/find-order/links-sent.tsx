import { LinkButton } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * The same for every address: it does not reveal whether there is an order. Without one: new links, to whichever address
 * the order has.
 */
export function LinksSent({ email }: { email?: string }) {
  const { sent: words, help } = useWords("find-order");
  const { titled } = useWords("shell");
  const { language } = useVisit();
  return (
    <div className="wrap short-page">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <Done icon="mail" title={words.title}>
        <p className="lede">{email === undefined ? words.renewed : words.text(email)}</p>
        <p className="soft">{words.wait}</p>
        {email !== undefined && <p className="soft">{words.often}</p>}
        <p>
          <LinkButton to={links(language).findOrder()} reloadDocument>
            {words.again}
          </LinkButton>
        </p>
      </Done>
      <p className="soft">
        {help}{" "}
        <a className="link" href={mailTo}>
          {customerService.email}
        </a>
      </p>
    </div>
  );
}
