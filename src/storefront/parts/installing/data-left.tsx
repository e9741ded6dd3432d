import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { amountText } from "../packages/package-facts.tsx";
import { PackageTicket } from "../packages/package-ticket.tsx";
import type { PackageLeft } from "../packages/package.ts";
import { standsNow, type SimLeft } from "./esim-status.ts";
import { useKeptCopy } from "./use-kept-page.ts";

/**
 * What a traveller opens the page for: what is left, until when, and more of it on the same SIM. A figure never stands
 * without the time it is of.
 */
export function DataLeft({ left, label }: { left: SimLeft; label?: string | undefined }) {
  const words = useWords("data-left");
  const packageWords = useWords("packages");
  const moment = useMoment();
  const keptAt = useKeptCopy();
  const [one, ...waiting] = left.packages;
  if (!one) return null;
  const isPast = left.stale || keptAt !== undefined;
  const leftOf = (whole: string) => {
    const beside = one.kind === "fixed" ? packageWords.left : isPast ? words.leftThatDay : packageWords.leftToday;
    return [beside(whole), one.asOf && words.asOf(moment(one.asOf, one.clock))].filter(Boolean).join(" · ");
  };
  return (
    <section className="data-left" aria-label={label ?? words.title}>
      {label && <p className="strong">{label}</p>}
      {keptAt ? <Notice tone="care">{words.kept}</Notice> : left.stale && <Notice tone="care">{words.stale}</Notice>}
      <PackageTicket one={one} id={`left-${left.position}`} leftOf={leftOf} actions={<More left={left} one={one} />} />
      {waiting.map(({ areaName, allowanceMb, kind, days }, place) => (
        <p key={place} className="kick">
          {words.waiting(
            [areaName, packageWords.facts.dataOf[kind](amountText(allowanceMb)), packageWords.days(days)].join(" · "),
          )}
        </p>
      ))}
    </section>
  );
}

function More({ left, one: { buyMore, scope, area } }: { left: SimLeft; one: PackageLeft }) {
  const words = useWords("data-left");
  const to = links(useVisit().language);
  const isOver = standsNow(left) !== "on";
  if (buyMore) {
    return (
      <LinkButton
        variant="go"
        icon="plus"
        to={to.orderSim({ plan: buyMore.planCode, days: buyMore.days, way: "renewal", sim: left.iccid })}
      >
        {isOver ? words.next : words.more}
      </LinkButton>
    );
  }
  const plans = scope === "country" ? to.plans({ country: area, mcc: "" }) : to.esim({ slug: area });
  return (
    <>
      {isOver && <p className="kick">{words.anotherEsim}</p>}
      <LinkButton variant={isOver ? "go" : "line"} icon="arrow-right" to={plans}>
        {words.plans}
      </LinkButton>
    </>
  );
}
