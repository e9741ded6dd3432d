import { newest, type Sourced } from "../../../features/catalogue/china/facts.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import { valueOf, type Guide } from "./guide.ts";

/** A bed, cash and a card: one fact each, large, and what follows from it. */
export function ArrivalCards({ guide }: { guide: Guide }) {
  const { sleep, cash, card } = useWords("china");
  return (
    <section className="wrap band china-arrival">
      <ArrivalCard
        id="sleep"
        hue="cobalt"
        icon="house"
        title={sleep.title}
        fact={sleep.fact}
        about={sleep.factText}
        list={sleep.list(valueOf(guide, "register-hours"), valueOf(guide, "register-fine"))}
        source={newest(guide, "register-hours")}
        guide={guide}
      />
      <ArrivalCard
        id="cash"
        hue="gilt"
        icon="wallet"
        title={cash.title}
        fact={`¥${valueOf(guide, "cash-rmb")}`}
        about={cash.factText}
        list={cash.list(valueOf(guide, "cash-foreign"), valueOf(guide, "cash-foreign-bank"))}
        source={newest(guide, "cash-rmb")}
        more={newest(guide, "cash-foreign")}
        guide={guide}
      />
      <ArrivalCard
        id="card"
        hue="celadon"
        icon="credit-card"
        title={card.title}
        fact={card.fact}
        about={card.factText}
        list={card.list}
        source={newest(guide, "wallet-fee")}
        guide={guide}
      />
    </section>
  );
}

type ArrivalCardProps = {
  id: string;
  hue: "cobalt" | "gilt" | "celadon";
  icon: IconName;
  title: string;
  fact: string;
  about: string;
  list: readonly string[];
  source: Sourced | undefined;
  more?: Sourced | undefined;
  guide: Guide;
};

function ArrivalCard({ id, hue, icon, title, fact, about, list, source, more, guide }: ArrivalCardProps) {
  return (
    <article id={id} className={`china-arrive hue-${hue}`}>
      <h2>
        <Icon name={icon} size="large" />
        {title}
      </h2>
      <p className="china-arrive-fact">
        <b className="num">{fact}</b>
        <span>{about}</span>
      </p>
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <FactSource fact={source} guide={guide} />
      <FactSource fact={more} guide={guide} />
    </article>
  );
}
