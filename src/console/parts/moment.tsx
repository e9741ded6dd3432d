import { operatorZone } from "../../kernel/operator-zone.ts";
import { minutesAhead } from "../../kernel/zoned-time.ts";
import { usePage } from "../ground/asking.ts";
import { clockTime, shortMoment } from "./short-moment.ts";

/** By the operator's clocks; UTC where the pointer rests. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const { language } = usePage();
  return (
    <time dateTime={at} className={className} title={`${shortMoment(at, language, "UTC")} UTC`}>
      {shortMoment(at, language)}
    </time>
  );
}

/** The time of day by the operator's clocks; UTC where the pointer rests, and the buyer's time where it is another one. */
export function ClockTime({ at, zone }: { at: string; zone: string }) {
  const { language, words } = usePage();
  const utc = `${shortMoment(at, language, "UTC")} UTC`;
  const instant = Date.parse(at);
  const isElsewhere = zone !== "UTC" && minutesAhead(instant, zone) !== minutesAhead(instant, operatorZone);
  const buyers = isElsewhere ? words.order.timeline.buyers(shortMoment(at, language, zone)) : undefined;
  return (
    <time dateTime={at} title={buyers ? `${utc} · ${buyers}` : utc}>
      {clockTime(at)}
      {buyers && <span className="vh"> ({buyers})</span>}
    </time>
  );
}
