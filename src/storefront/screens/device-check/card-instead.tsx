import { LinkButton } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Finding } from "./load.ts";

/** For a phone without an eSIM: the same plan as a card, with the way to order it. */
export function CardInstead({ plan, trip }: Pick<Finding, "plan" | "trip">) {
  const { card } = useWords("device");
  const to = links(useVisit().language);
  const isCard = plan?.ways.includes("physical") ?? false;
  const { days, quantity, from } = trip;
  const where = plan
    ? to.planDetail({ code: plan.code, days, quantity, from, way: isCard ? "physical" : undefined })
    : to.destination();
  const text = plan ? (isCard ? card.offered(plan.areaName) : card.notOffered(plan.areaName)) : card.general;
  return (
    <Notice
      title={card.title}
      action={
        <div>
          <LinkButton size="small" icon="arrow-right" to={where}>
            {plan ? (isCard ? card.order : card.look) : card.others}
          </LinkButton>
        </div>
      }
    >
      {text}
      {(!plan || plan.isMainland) && (
        <>
          {" "}
          <Link className="link" to={to.gogoChina()}>
            {card.china}
          </Link>
        </>
      )}
    </Notice>
  );
}
