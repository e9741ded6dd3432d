import { dateText } from "../../../kernel/written-date.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { drawClock } from "./clock-drawing.ts";
import type { ClockEntry, Package } from "./package.ts";

type PackageClockProps = {
  clock: readonly ClockEntry[];
  packages: readonly Pick<Package, "packageId" | "areaName" | "clock">[];
  asOf: string | null;
};

/** In place of a package's id: what an order would add. */
export const added = "new";

/**
 * Spec 4: several packages on one SIM as lanes on one line of time, in the order in which they run; the words say the
 * same.
 */
export function PackageClock({ clock, packages, asOf }: PackageClockProps) {
  const { clock: words } = useWords("packages");
  const moment = useMoment();
  const { language } = useVisit();
  // what runs now has begun: the page needs no clock of its own
  const now = asOf ?? clock[0]!.from.at;
  const { lanes, now: place, marks } = drawClock(clock, now);
  const named = new Map(packages.map((one) => [one.packageId, one]));
  return (
    <section className="package-clock" aria-labelledby="package-clock">
      <h2 id="package-clock">{words.title}</h2>
      <p className="kick">{words.lead}</p>
      <svg className="clock-months" width="100%" height="20" aria-hidden="true">
        {marks.map(({ at, x }) => (
          <text key={at} x={`${x}%`} y="14">
            {dateText(at, language, { year: false })}
          </text>
        ))}
      </svg>
      <ol>
        {clock.map(({ packageId, role, from, until, tooLate }, at) => {
          const { x, width, sure } = lanes[at]!;
          return (
            <li key={packageId}>
              <p className="clock-name">
                <b>{named.get(packageId)?.areaName}</b> {packageId === added && <Badge hue="gilt">{words.added}</Badge>}{" "}
                <Badge hue={role === "running" ? "celadon" : "cobalt"}>{words.roles[role]}</Badge>
              </p>
              <svg className="clock-lane" width="100%" height="22" aria-hidden="true">
                <rect className="clock-line" y="10" width="100%" height="2" />
                <rect
                  className={`clock-bar clock-${role}${sure ? "" : " clock-unsure"}`}
                  x={`${x}%`}
                  y="2"
                  width={`${width}%`}
                  height="18"
                  rx="9"
                />
                <rect className="clock-now" x={`${Math.min(place, 99.7)}%`} width="2" height="22" />
              </svg>
              <p className="kick">
                {words.from[from.certainty](moment(from.at, named.get(packageId)?.clock))} ·{" "}
                {words.until[until.certainty](moment(until.at, named.get(packageId)?.clock))}
              </p>
              {tooLate && <p className="clock-late">{words.tooLate}</p>}
            </li>
          );
        })}
      </ol>
      <p className="kick">
        <span className="clock-now-sign" aria-hidden="true" /> {words.now}: {moment(now)}
      </p>
    </section>
  );
}
