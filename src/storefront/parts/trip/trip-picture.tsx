import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { drawDays } from "../../../features/catalogue/plans/day-drawing.ts";
import type { Journey } from "../../../features/catalogue/plans/plan-days.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { shortDate, timedDate, timedMoment } from "./date-words.ts";

type TripPictureProps = {
  plan: Pick<PlanCard, "dayRule" | "dayZone" | "startRule">;
  /** How many of the plan's days are taken. */
  days: number;
  journey: Journey;
  /** The destination, by name: whose clocks are shown. */
  place: string;
};

/** Wider blocks have room for their number. */
const roomForNumber = 2.6;

/**
 * The plan's days on the visitor's dates, in the destination's time (pain 4). The lines below say the same in words.
 */
export function TripPicture({ plan, days, journey, place }: TripPictureProps) {
  const words = useWords("shelf");
  const { language } = useVisit();
  const { days: say } = words;
  const drawn = drawDays(plan, days, journey);
  const first = drawn.days[0];
  const {
    dates: { from, to, lands, leaves },
    zone,
  } = journey;
  const { start, end } = drawn.runs;
  // without a landing time the minute is unknown, only the date is known
  const [starts, ends] = lands
    ? [timedMoment(start, zone, language, words), timedMoment(end, zone, language, words, { ends: true })]
    : [start, end - 1].map((instant) => timedDate(dateAt(instant, zone), undefined, language, words));
  const [arrives, goes] = [timedDate(from, lands, language, words), timedDate(to, leaves, language, words)];
  return (
    <figure className="trip-picture">
      <svg width="100%" height="124" aria-hidden="true">
        {drawn.dates.map(({ date, x, width, room }, at) => (
          <g key={date}>
            <rect className="trip-date" x={`${x}%`} y="22" width="1" height="102" />
            {room > 0 && (
              <text
                className={room === 1 ? "wide-only" : undefined}
                x={`${x + Math.min(width / 2, 50)}%`}
                y="14"
                textAnchor="middle"
              >
                {shortDate(date, at === 0, language, words)}
              </text>
            )}
          </g>
        ))}
        <text className="trip-name" x={`${drawn.trip.x}%`} dx="6" y="38">
          {say.trip}
        </text>
        <rect className="trip-bar" x={`${drawn.trip.x}%`} y="46" width={`${drawn.trip.width}%`} height="14" rx="7" />
        <text className="trip-name" x={`${first?.x ?? 0}%`} dx="6" y="82">
          {say.plan}
        </text>
        {drawn.days.map(({ x, width, used }, day) => (
          <g key={day} className={used ? "trip-day" : "trip-day trip-day-spare"}>
            <rect x={`${x}%`} y="90" width={`${Math.max(width - 0.3, 0.2)}%`} height="28" rx="6" />
            {width > roomForNumber && (
              <text x={`${x + width / 2}%`} y="109" textAnchor="middle">
                {day + 1}
              </text>
            )}
          </g>
        ))}
        {drawn.missing && (
          <rect
            className="trip-missing"
            x={`${drawn.missing.x}%`}
            y="90"
            width={`${drawn.missing.width}%`}
            height="28"
            rx="6"
          />
        )}
      </svg>
      <figcaption className="kick">
        <p>{say.tripLine(arrives, goes, place)}</p>
        <p>
          {say.planLine(starts!, ends!, days)}
          {lands && plan.dayRule === "calendar_day" && drawn.firstHours < 12 && ` ${say.firstShort(drawn.firstHours)}`}
          {plan.startRule !== "first_connection" && ` ${say.atHome}`}
        </p>
      </figcaption>
    </figure>
  );
}
