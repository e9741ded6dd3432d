import { spanText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { partAddress, planTitle } from "./trip-words.ts";

type Other = Answer<"/trip/planTrip">["alternatives"][number];

/** The next best ways, each with its difference in price, opening to what it consists of. */
export function TripOthers({ result, others }: { result: Answer<"/trip/planTrip">; others: readonly Other[] }) {
  const { others: words } = useWords("trip");
  return (
    <section className="trip-others" aria-labelledby="trip-others">
      <div className="head">
        <h2 id="trip-others">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      {others.map((other) => (
        <OtherWay key={other.way} result={result} other={other} />
      ))}
    </section>
  );
}

function OtherWay({
  result,
  other: { way, more, total, quantity, parts },
}: {
  result: Answer<"/trip/planTrip">;
  other: Other;
}) {
  const moneyText = useMoneyText();
  const { language } = useVisit();
  const words = useWords("trip");
  const plans = useWords("plans");
  const { others, result: say } = words;
  const price = moneyText({ ...more, amount: Math.abs(more.amount) });
  return (
    <details className="trip-other" name="trip-other">
      <summary>
        <span className="strong">{others[way]}</span>
        <span className="kick">{say.esims(parts.length * quantity)}</span>
        <span className="trip-difference">
          <b className="num">{moneyText(total)}</b>
          <span className="kick">
            {more.amount === 0 ? others.same : more.amount > 0 ? others.more(price) : others.less(price)}
          </span>
        </span>
        <Icon name="plus" />
      </summary>
      <ul>
        {parts.map((part) => (
          <li key={`${part.plan.code} ${part.from}`}>
            <span className="kick">{spanText(part, language)}</span>
            <Link className="link" to={links(language).planDetail(partAddress(part, result, quantity))}>
              {part.plan.areaName}, {planTitle(part, plans)}
            </Link>
            <span className="num">{moneyText(part.price)}</span>
          </li>
        ))}
      </ul>
      {way === "shared" && <p className="kick">{others.sharedNote}</p>}
    </details>
  );
}
