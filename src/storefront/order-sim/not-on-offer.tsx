import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { Missing } from "./order-offer.ts";

export function NotOnOffer(missing: Missing) {
  const { missing: words } = useWords("order");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow order">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={<span role="heading" aria-level={1}>{words.title}</span>}
        action={
          missing.missing === "way" ? (
            <LinkButton variant="go" to={to.planDetail({ code: missing.code })}>{words.thisPlan}</LinkButton>
          ) : (
            <LinkButton variant="go" to={to.destination()}>{words.destinations}</LinkButton>
          )
        }
      >
        <p>{words[missing.missing]}</p>
      </EmptyState>
    </div>
  );
}
