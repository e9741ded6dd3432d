import { useEffect, useState } from "react";
import { Mountains } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { keepPage } from "../../parts/installing/keep-page.ts";
import { CostMeter } from "./cost-meter.tsx";
import type { Guide, Plans } from "./guide.ts";

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

/** Whoever has opened the page once has it at a border without a network. */
function KeptHere() {
  const words = useWords("china");
  const [isKept, keep] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    void keepPage().then((at) => keep(at !== undefined));
  }, []);
  return <output className="china-kept">{isKept && words.kept}</output>;
}
