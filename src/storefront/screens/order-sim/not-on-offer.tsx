import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Missing } from "./load.ts";

export function NotOnOffer(offer: Missing) {
  return offer.missing === "here" ? <NotSoldHere {...offer} /> : <NothingToOrder {...offer} />;
}

/** Row P5: said before anything is filled in; `createOrder` refuses it as well. */
function NotSoldHere({ code }: Extract<Missing, { missing: "here" }>) {
  const { mainland: words } = useWords("buying");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow dead-end">
      <title>{titled(words.refused)}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.refused}</h1>
      <p className="lede">{words.text}</p>
      <div className="cluster">
        <LinkButton variant="go" icon="arrow-right" to={to.destination()}>
          {words.destinations}
        </LinkButton>
        <LinkButton to={to.planDetail({ code })}>{words.plan}</LinkButton>
      </div>
    </div>
  );
}

function NothingToOrder(offer: Exclude<Missing, { missing: "here" }>) {
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
        <LinkButton variant="go" icon="arrow-right" to={to.planDetail({ code: offer.code })}>
          {words.thisPlan}
        </LinkButton>
      ) : (
        <LinkButton variant="go" icon="arrow-right" to={to.destination()}>
          {words.destinations}
        </LinkButton>
      )}
    </div>
  );
}
