import { useLocation } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { FeatureList } from "../../../ui/facts.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { comingPage, onwardFrom, type Onward } from "./coming-pages.ts";
import { ServiceContacts } from "./service-panel.tsx";

/** Row C6: says honestly that a page is being built, what it will offer, and who helps until then. */
export function Component() {
  const { pathname } = useLocation();
  const { developing: words } = useWords("documents");
  const { titled } = useWords("shell");
  const page = comingPage(pathname);
  const { title, text, offers, help } = words[page];
  const onward = useOnward();
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
        <FeatureList features={offers.map((offer) => ({ icon: "check", text: offer }))} />
      </section>
      <section className="panel panel-line stack gap-3 coming-help">
        <h2>{words.meanwhile}</h2>
        <p>{help}</p>
        <ServiceContacts subject={title} />
      </section>
      <nav className="coming-onward" aria-label={words.onward}>
        {onwardFrom[page].map((where) => (
          <LinkButton key={where} to={onward[where]} icon="arrow-right">
            {words.links[where]}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}

function useOnward(): Record<Onward, string> {
  const to = links(useVisit().language);
  return {
    destinations: to.destination(),
    questions: to.questions(),
    esim: to.questions("eSIM"),
    use: to.questions("Use"),
    troubles: to.questions("Troubles"),
  };
}
