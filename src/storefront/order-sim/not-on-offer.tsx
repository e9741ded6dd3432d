import { LinkButton } from "../../ui/button.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { Missing } from "./order-offer.ts";

export function NotOnOffer(offer: Missing) {
  const { missing: words } = useWords("order");
  const { titled } = useWords("shell");
  const { title, text } = words[offer.missing];
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow dead-end">
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {offer.missing === "way" ? (
        <LinkButton variant="go" icon="arrow-right" to={to.planDetail({ code: offer.code })}>{words.thisPlan}</LinkButton>
      ) : (
        <LinkButton variant="go" icon="arrow-right" to={to.destination()}>{words.destinations}</LinkButton>
      )}
    </div>
  );
}
