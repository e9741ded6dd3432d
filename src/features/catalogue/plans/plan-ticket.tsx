import type { Language } from "../../../kernel/language.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { DestinationMark, hueOf, RegionMark } from "../../../ui/mark.tsx";
import { SignalBars } from "../../../ui/signal-bars.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import type { PlanCard } from "./contract.ts";
import { PlanPoints } from "./plan-points.tsx";
import { PlanPrice } from "./plan-price.tsx";
import { carriersText, honestLine } from "./plan-truth.ts";
import type { PlanWords } from "./plan-words.ts";
import { dataAmount } from "./rules.ts";
import { tripPrice } from "./trip-price.ts";

type PlanTicketProps = {
  plan: PlanCard;
  /** `useWords("plans")` of the screen. */
  words: PlanWords;
  /** Of the visitor: how amounts are written. */
  language: Language;
  /** Where "Choose" and "networks and APN" lead: `links(language).planDetail(…)`, the second with `#coverage`. */
  links: { choose: string; coverage: string };
  /** Days of the trip: a day pass then shows its whole price, and whatever does not last that long says so. */
  trip?: number;
  as?: "article" | "li";
};

/** A plan as a ticket: one big number, the truth about it in one line, and what it costs. */
export function PlanTicket({ plan, words, language, links, trip, as }: PlanTicketProps) {
  const { card } = words;
  const cost = tripPrice(plan, trip);
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const what = plan.kind === "day_pass" ? card.aDay(unit, cost.days) : card.within(unit, plan.days ?? 1);
  return (
    <Ticket
      as={as}
      className={`plan-ticket hue-${hueOf(plan.area)}`}
      art={<TicketArt plan={plan} words={words} />}
      stub={
        <>
          <PlanPrice plan={plan} cost={cost} words={words} language={language} />
          <Link
            className={buttonClass({ variant: "go" })}
            data-item-type="plan"
            data-item-val={plan.code}
            to={links.choose}
            aria-label={card.chooseThis(`${figure} ${what}`, plan.areaName)}
          >
            {card.choose}
          </Link>
        </>
      }
    >
      <div>
        <h3 className="figure">
          <span className="num">{figure}</span> <span className="figure-unit">{what}</span>
        </h3>
        <p className="kick">{honestLine(plan, words)}</p>
      </div>
      <PlanPoints
        plan={plan}
        words={words}
        coverage={links.coverage}
        covers={plan.scope === "country" ? card.coverage(plan.areaName) : card.several(plan.countryCount)}
      >
        {plan.networks.length > 0 && (
          <li>
            <SignalBars />
            {carriersText(plan.networks)}
          </li>
        )}
      </PlanPoints>
      {cost.misfit && (
        <p className="plan-ticket-misfit hue-gilt">
          <Icon name="triangle-alert" />
          {cost.misfit === "at_least" ? card.atLeast(plan.minDays ?? 1) : card.endsBefore(cost.days ?? 0, trip ?? 0)}
        </p>
      )}
    </Ticket>
  );
}

function TicketArt({ plan, words: { card } }: Pick<PlanTicketProps, "plan" | "words">) {
  const one = plan.scope === "country";
  const kind = card.kinds[plan.kind];
  return (
    <div className="ticket-art">
      <div>
        <b>{plan.areaName}</b>
        <small>{one ? kind : `${kind} · ${card.several(plan.countryCount)}`}</small>
      </div>
      {one ? <DestinationMark iso2={plan.area} /> : <RegionMark slug={plan.area} />}
    </div>
  );
}
