import { Mountains } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { CostMeter } from "./cost-meter.tsx";
import type { Guide, Plans } from "./guide.ts";
import { KeptHere } from "./kept-here.tsx";

export function ChinaHero({ guide, plans }: { guide: Guide; plans: Plans }) {
  const { hero } = useWords("china");
  return (
    <section className="china-hero">
      <Mountains />
      <div className="wrap china-hero-grid">
        <div className="china-hero-words">
          <h1>{hero.title}</h1>
          <p className="lede">{hero.lede}</p>
          <ToBuy />
          <KeptHere />
        </div>
        <CostMeter guide={guide} plans={plans} />
      </div>
    </section>
  );
}

/** Data for the trip, and money for the card that one has. */
export function ToBuy() {
  const { language } = useVisit();
  const { hero } = useWords("china");
  const to = links(language);
  return (
    <p className="cluster">
      <LinkButton variant="go" to={to.plans({ country: "CN", mcc: "460" })} icon="arrow-right">
        {hero.get}
      </LinkButton>
      <LinkButton to={to.topUpGogoChina()}>{hero.topUp}</LinkButton>
    </p>
  );
}
