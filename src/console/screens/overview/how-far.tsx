import { countText } from "../../../kernel/count-text.ts";
import { usePage, type Answer } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { Bars, percent } from "./bars.tsx";
import { daysShown } from "./days-shown.ts";

type Props = { reached: Answer<"/staff/getReached">; as: "chart" | "table" };

/** From visit to paid, and from paid to online; both up to the last whole hour that was counted. */
export function HowFar({ reached: { visits, firstDays, zone, range, now }, as }: Props) {
  const { words: all, language } = usePage();
  const { visits: ofVisits, firstDays: ofDays, bars: words } = all.overview;
  const counted = (until: string | undefined, text: string) =>
    until === undefined ? { none: words.notYet } : { lede: words.until(text, shortMoment(until, language, zone)) };
  const steps = ["visitors", "sawPlans", "ordered", "paid"] as const;
  const { from: fromDay, to: toDay } = daysShown({ range, zone, now });
  const placed = `/console/orders?${new URLSearchParams({ fromDay, toDay })}`;
  return (
    <>
      <Bars
        id="visits"
        title={ofVisits.title}
        href={placed}
        {...counted(visits?.until, ofVisits.lede)}
        sentence={visits ? ofVisits.sentence(visits.is.visitors, visits.is.paid) : words.notYet}
        names={{ value: words.count, share: words.ofFirst }}
        bars={
          visits
            ? steps.map((step) => ({
                name: ofVisits.steps[step],
                // nobody keeps a list of visitors
                ...((step === "ordered" || step === "paid") && { href: placed }),
                part: visits.is[step] / Math.max(1, visits.is.visitors),
                value: countText(visits.is[step]),
                share: percent(visits.is[step], visits.is.visitors),
                was: `${countText(visits.was[step])} · ${percent(visits.was[step], visits.was.visitors)}`,
              }))
            : []
        }
        as={as}
      />
      <Bars
        id="first-days"
        title={ofDays.title}
        href="/console/orders?view=not_installed"
        {...counted(firstDays?.until, ofDays.lede)}
        sentence={firstDays ? ofDays.sentence(firstDays.is.esims, firstDays.is.online) : words.notYet}
        names={{ value: words.count, share: words.ofFirst }}
        bars={
          firstDays
            ? (["esims", "online"] as const).map((step) => ({
                name: ofDays.steps[step],
                // they count by the day on which an eSIM's first day ended, which no list goes by
                part: firstDays.is[step] / Math.max(1, firstDays.is.esims),
                value: countText(firstDays.is[step]),
                share: percent(firstDays.is[step], firstDays.is.esims),
                was: `${countText(firstDays.was[step])} · ${percent(firstDays.was[step], firstDays.was.esims)}`,
              }))
            : []
        }
        as={as}
      />
    </>
  );
}
