import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder } from "./load.ts";
import { OrderTicket } from "./purchase-summary.tsx";

type MoneyBackProps = { shown: "refunding" | "refunded" | "closed"; title: string; order: FoundOrder };

/** What happened, and what happens next, without asking anything of the buyer. */
export function MoneyBack({ shown, title, order }: MoneyBackProps) {
  const moneyText = useMoneyText();
  const { result } = order;
  const { back: words } = useWords("result");
  const to = links(useVisit().language);
  const total = moneyText(result.total);
  return (
    <div className="wrap order">
      <header className="order-head">
        <h1>{title}</h1>
        <p className="lede">
          {shown === "closed"
            ? words.closed
            : shown === "refunding"
              ? words.refunding[result.way](total)
              : words.refunded(total)}
        </p>
        {shown !== "closed" && <p className="soft measure">{words.when}</p>}
        <p className="cluster order-onward">
          <LinkButton icon="arrow-right" to={to.planDetail({ code: result.planCode, days: result.days })}>
            {words.again}
          </LinkButton>
          <LinkButton variant="quiet" to={to.destination()}>
            {words.destinations}
          </LinkButton>
        </p>
      </header>
      <OrderTicket order={order} />
    </div>
  );
}
