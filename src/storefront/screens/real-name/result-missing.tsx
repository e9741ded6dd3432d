import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** The same for a wrong number, a wrong key and what was deleted. */
export function ResultMissing() {
  const { missing: words } = useWords("real-name-result");
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow dead-end">
      <h1>{words.title}</h1>
      <p className="lede">{words.text}</p>
      <p>
        <a className="link" href={mailTo}>
          {customerService.email}
        </a>
      </p>
      <p>
        <LinkButton variant="go" icon="arrow-right" to={to.realName()}>
          {words.start}
        </LinkButton>
      </p>
    </div>
  );
}
