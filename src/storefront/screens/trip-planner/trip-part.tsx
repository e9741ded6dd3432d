import type { PartOfTrip } from "../../../features/catalogue/trips/contract.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { dateText, spanText } from "../../../kernel/written-date.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DestinationMark, hueOf, RegionMark } from "../../../ui/mark.tsx";
import { Price } from "../../../ui/price.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { letterOf, partAddress, planTitle, reasonText } from "./trip-words.ts";

type TripPartProps = {
  result: Answer<"/trip/planTrip">;
  part: PartOfTrip;
  number: number;
  quantity: number;
  isOnly: boolean;
};

/**
 * One eSIM of the combination: what it is, when it serves, why it is there, and the way to it with its days and
 * quantity.
 */
export function TripPart({ result, part, number, quantity, isOnly }: TripPartProps) {
  const moneyText = useMoneyText();
  const { language } = useVisit();
  const words = useWords("trip");
  const plans = useWords("plans");
  const { plan } = part;
  const title = planTitle(part, plans);
  const detail = links(language).planDetail(partAddress(part, result, quantity));
  return (
    <Ticket
      as="li"
      className={`trip-part hue-${hueOf(plan.area)}`}
      art={
        <div className="ticket-art">
          <b>
            <span className="trip-letter">{letterOf(number)}</span> {plan.areaName}
          </b>
          <small>{spanText(part, language)}</small>
          {plan.scope === "country" ? <DestinationMark iso2={plan.area} /> : <RegionMark slug={plan.area} />}
        </div>
      }
      stub={
        <>
          <Price amount={moneyText(part.price)}>
            {quantity > 1
              ? words.result.quantity(quantity)
              : plan.kind === "day_pass"
                ? words.result.buyDays(part.days)
                : words.result.packageDays(part.days)}
          </Price>
          <LinkButton
            to={detail}
            variant={isOnly ? "go" : "line"}
            aria-label={words.result.lookThis(letterOf(number), inOneLine([plan.areaName, title], language))}
          >
            {words.result.look}
          </LinkButton>
        </>
      }
    >
      <h3>{title}</h3>
      <ul className="feature-list">
        {part.reasons.map((reason) => (
          <li key={reason.fact}>
            <Icon name={reason.fact === "more_days" ? "clock" : "check"} />
            {reasonText(reason, part, words, language)}
          </li>
        ))}
        {part.installOn && (
          <li>
            <Icon name="triangle-alert" />
            {words.result.installOn(dateText(part.installOn, language, { year: false }))}
          </li>
        )}
        {part.buyFrom && (
          <li>
            <Icon name="calendar-days" />
            {words.result.buyFrom(dateText(part.buyFrom, language, { year: false }))}
          </li>
        )}
      </ul>
    </Ticket>
  );
}
