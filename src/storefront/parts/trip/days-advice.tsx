import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { daysNeeded, type Journey } from "../../../features/catalogue/plans/plan-days.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords, type Areas } from "../../ground/visit/words.ts";

type DaysAdviceProps = {
  plan: Pick<PlanCard, "kind" | "dayRule" | "dayZone" | "dayCity" | "startRule" | "minDays" | "maxDays">;
  /** The days that are taken. */
  days: number;
  journey: Journey;
  /** The address that takes so many days. */
  take: (days: number) => string;
  /** Plans that last long enough, where this one does not. */
  others: string;
};

/** "You need 6 days, not 5", with the reason and the button that takes them; and when fewer are enough, that too. */
export function DaysAdvice({ plan, days, journey, take, others }: DaysAdviceProps) {
  const { days: say } = useWords("shelf");
  const needed = daysNeeded(plan, journey);
  const offered = plan.kind === "day_pass" && needed >= (plan.minDays ?? 1) && needed <= (plan.maxDays ?? 1);
  const why = whyText(plan, needed, say);
  if (days < needed && !offered) {
    return (
      <Notice
        tone="care"
        title={say.tooShort}
        action={
          <LinkButton size="small" to={others}>
            {say.others}
          </LinkButton>
        }
      >
        <p>{why}</p>
      </Notice>
    );
  }
  if (days < needed) {
    return (
      <Notice
        tone="care"
        title={say.needed(needed, days)}
        action={
          <LinkButton size="small" to={take(needed)} preventScrollReset>
            {say.take(needed)}
          </LinkButton>
        }
      >
        <p>{why}</p>
      </Notice>
    );
  }
  if (days > needed && offered) {
    return (
      <Notice
        title={say.spare(needed)}
        action={
          <LinkButton size="small" to={take(needed)} preventScrollReset>
            {say.take(needed)}
          </LinkButton>
        }
      >
        <p>{why}</p>
      </Notice>
    );
  }
  return <Notice tone="good">{say.enough}</Notice>;
}

/** Why it is so many days. */
export function whyText(
  { dayRule, dayCity, startRule }: Pick<PlanCard, "dayRule" | "dayCity" | "startRule">,
  needed: number,
  { why }: Areas["shelf"]["days"],
): string {
  if (startRule !== "first_connection") return why.home(needed);
  return dayRule === "calendar_day" && dayCity ? why.calendar(dayCity, needed) : why.hours(needed);
}
