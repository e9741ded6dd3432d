import { LinkButton } from "../../../ui/button.tsx";
import { FeatureList } from "../../../ui/facts.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { ServiceContacts } from "./service-panel.tsx";

/** Row C6: says honestly that a page is not open, what works already, and who helps until it is. */
export function Component() {
  const { developing: words } = useWords("documents");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const onward = { destinations: to.destination(), esim: to.questions("eSIM"), questions: to.questions() };
  const { title, text, offered, help } = words;
  return (
    <div className="wrap coming">
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="coming-words">
        <p className="kick">{words.kick}</p>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
      <section className="coming-offers">
        <h2>{words.offers}</h2>
        <FeatureList features={offered.map((offer) => ({ icon: "check", text: offer }))} />
      </section>
      <section className="panel panel-line stack gap-3 coming-help">
        <h2>{words.meanwhile}</h2>
        <p>{help}</p>
        <ServiceContacts subject={title} />
      </section>
      <nav className="coming-onward" aria-label={words.onward}>
        {(["destinations", "esim", "questions"] as const).map((where) => (
          <LinkButton key={where} to={onward[where]} icon="arrow-right">
            {words.links[where]}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}
