import type { MouseEvent, ReactNode } from "react";
import type { Language } from "../../kernel/language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { DestinationMark, RegionMark } from "../../ui/mark.tsx";
import { SignalBars } from "../../ui/signal-bars.tsx";
import { Ticket } from "../../ui/ticket.tsx";
import type { PlanCard } from "./contract.ts";
import { planHue } from "./plan-hue.ts";
import { PlanPrice } from "./plan-price.tsx";
import { breakoutText, carriersText, honestLine } from "./plan-truth.ts";
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
  /** The destination that was asked for, by name: a plan for several then says what else it covers. */
  here?: string;
  /** Given: the coverage opens on the spot, and the link is for those without JavaScript. */
  onCoverage?: (plan: PlanCard) => void;
  /** Instead of the price for `trip`; and instead of what `trip` lacks, above the tear line. */
  price?: ReactNode;
  below?: ReactNode;
  /** Instead of "eSIM day pass", for what does not come as an eSIM. */
  kind?: string;
  as?: "article" | "li";
};

/** A plan as a ticket: one big number, the truth about it in one line, and what it costs. Used by /plans and /homepage. */
export function PlanTicket({ plan, words, language, links, trip, here, onCoverage, price, below, kind, as }: PlanTicketProps) {
  const { card, truth } = words;
  const cost = tripPrice(plan, trip);
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const what = plan.kind === "day_pass" ? card.aDay(unit, cost.days) : card.within(unit, plan.days ?? 1);
  return (
    <Ticket
      as={as}
      className={`plan-ticket hue-${planHue(plan)}`}
      art={<TicketArt plan={plan} kind={kind ?? card.kinds[plan.kind]} words={words} />}
      stub={
        <>
          {price ?? <PlanPrice plan={plan} cost={cost} words={words} language={language} />}
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
      <ul className="feature-list">
        {plan.networks.length > 0 && <li><SignalBars />{carriersText(plan.networks)}</li>}
        <li>
          <Icon name="map-pin" />
          <Link className="link" to={links.coverage} onClick={onCoverage && instead(() => onCoverage(plan))}>
            {coversText(plan, card, here)}
          </Link>
        </li>
        <li><Icon name="hotspot" />{truth.hotspot[plan.hotspot]}</li>
        <li><Icon name="clock" />{truth.starts[plan.startRule](plan.useByDays)}</li>
        <li><Icon name="globe" />{card.address(breakoutText(plan, words))}</li>
        {plan.identity === "real_name" && <li><Icon name="id-card" />{truth.identity}</li>}
      </ul>
      {below ?? (cost.misfit && (
        <p className="plan-ticket-misfit hue-gilt">
          <Icon name="triangle-alert" />
          {cost.misfit === "at_least" ? card.atLeast(plan.minDays ?? 1) : card.endsBefore(cost.days ?? 0, trip ?? 0)}
        </p>
      ))}
    </Ticket>
  );
}

function TicketArt({ plan, kind, words: { card } }: Pick<PlanTicketProps, "plan" | "words" | "kind">) {
  const one = plan.scope === "country";
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

function coversText({ scope, areaName, countryCount }: PlanCard, card: PlanWords["card"], here: string | undefined): string {
  if (scope === "country") return card.coverage(areaName);
  return here ? card.alsoCovers(here, countryCount - 1) : card.several(countryCount);
}

/** A plain click does it here; a click that asks for a new tab or window stays a link. */
const instead = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
