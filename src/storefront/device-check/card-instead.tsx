import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { Finding } from "./find-device.ts";

/** For a phone without an eSIM: the same plan as a card, told as the fact that it is while cards are not on sale. */
export function CardInstead({ plan }: Pick<Finding, "plan">) {
  const { card } = useWords("device");
  const to = links(useVisit().language);
  const text = plan ? (plan.ways.includes("physical") ? card.offered(plan.areaName) : card.notOffered(plan.areaName)) : card.general;
  return (
    <Notice
      title={card.title}
      action={
        <div>
          <LinkButton size="small" icon="arrow-right" to={plan ? to.planDetail({ code: plan.code }) : to.destination()}>
            {plan ? card.look : card.others}
          </LinkButton>
        </div>
      }
    >
      {text}
    </Notice>
  );
}
