import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

export function OrderNotFound() {
  const { titles, missing: words } = useWords("result");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow dead-end">
      <title>{titled(titles.missing)}</title>
      <meta name="robots" content="noindex" />
      <h1>{titles.missing}</h1>
      <p className="lede">{words.text}</p>
      <p>
        {words.help}{" "}
        <a className="link" href={mailTo}>
          {customerService.email}
        </a>
      </p>
      <p className="cluster">
        <LinkButton variant="go" icon="arrow-right" to={to.findOrder()}>
          {words.find}
        </LinkButton>
        <LinkButton to={to.homepage()}>{words.home}</LinkButton>
      </p>
    </div>
  );
}
