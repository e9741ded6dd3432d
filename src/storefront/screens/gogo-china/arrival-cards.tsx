import { newest, type FigureName, type RuleName, type Sourced } from "../../../features/catalogue/china/facts.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import { inYuan, valueOf, type Guide } from "./guide.ts";

/** A bed, cash and a card: one fact each, large, and what follows from it, each line with what it stands on. */
export function ArrivalCards({ guide }: { guide: Guide }) {
  const { language } = useVisit();
  const { sleep, cash, card } = useWords("china");
  const rule = (name: RuleName) => guide.rules.find((one) => one.rule === name);
  const figure = (name: FigureName) => newest(guide, name);
  const value = (name: FigureName) => valueOf(guide, name);
  return (
    <section className="wrap band china-arrival">
      <ArrivalCard
        id="sleep"
        hue="cobalt"
        icon="house"
        title={sleep.title}
        large={sleep.fact}
        about={sleep.factText}
        fact={rule("register-hotel")}
        lines={[
          [sleep.elsewhere(value("register-hours")), figure("register-hours")],
          [sleep.online, rule("register-online")],
          [sleep.fine(inYuan(value("register-fine"), language)), figure("register-fine")],
          [sleep.refusal, rule("hotel-refusal")],
        ]}
        guide={guide}
      />
      <ArrivalCard
        id="cash"
        hue="gilt"
        icon="wallet"
        title={cash.title}
        large={inYuan(value("cash-rmb"), language)}
        about={cash.factText}
        fact={figure("cash-rmb")}
        lines={[
          [cash.declare(value("cash-foreign")), figure("cash-foreign")],
          [cash.leaving(value("cash-foreign"), value("cash-foreign-bank")), figure("cash-foreign-bank")],
          [cash.exchange, rule("exchange")],
        ]}
        guide={guide}
      />
      <ArrivalCard
        id="card"
        hue="celadon"
        icon="credit-card"
        title={card.title}
        large={card.fact}
        about={card.factText}
        fact={rule("cards")}
        lines={card.list.map((said) => [said, rule("cards")])}
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
  large: string;
  about: string;
  fact: Sourced | undefined;
  /** What nothing is known for is not said. */
  lines: readonly (readonly [said: string, fact: Sourced | undefined])[];
  guide: Guide;
};

function ArrivalCard({ id, hue, icon, title, large, about, fact, lines, guide }: ArrivalCardProps) {
  return (
    <article id={id} className={`china-arrive hue-${hue}`}>
      <h2>
        <Icon name={icon} size="large" />
        {title}
      </h2>
      {fact && (
        <div className="china-arrive-fact">
          <b className="num">{large}</b>
          <span>{about}</span>
          <FactSource fact={fact} guide={guide} />
        </div>
      )}
      <ul>
        {lines.map(
          ([said, its]) =>
            its && (
              <li key={said}>
                {said}
                {its !== fact && <FactSource fact={its} guide={guide} />}
              </li>
            ),
        )}
      </ul>
    </article>
  );
}
