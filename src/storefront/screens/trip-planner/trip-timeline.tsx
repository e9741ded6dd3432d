import type { PartOfTrip } from "../../../features/catalogue/trips/contract.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { spanText } from "../../../kernel/written-date.ts";
import { Flag } from "../../../ui/flag.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import type { Answer } from "../../ground/visit/calls.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { timelineOf, type Cell } from "./timeline.ts";
import { letterOf } from "./trip-words.ts";

type TripTimelineProps = { result: Answer<"/trip/planTrip">; parts: readonly PartOfTrip[] };

/** The days of the trip from left to right, the stops above, below them a lane for each eSIM. */
export function TripTimeline({ result, parts }: TripTimelineProps) {
  const words = useWords("trip");
  const { language } = useVisit();
  const { dates, stops, parts: lanes } = timelineOf(result, parts);
  const length = dates.length > 31 ? "trip-strip-long" : dates.length > 12 ? "trip-strip-middle" : "";
  return (
    // a long trip is wider than a phone: the strip moves under the finger, and by keys when it has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="trip-strip" aria-label={words.result.timeline} tabIndex={0}>
      <table className={length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{words.result.stops}</span>
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" colSpan={2}>
                <span className="vh">{spanText({ from: date, to: date }, language)}</span>
                <span aria-hidden="true">{Number(date.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span className="vh">{words.result.stops}</span>
            </th>
            {stops.map((cell, at) => (
              <StopCell key={at} cell={cell} result={result} />
            ))}
          </tr>
          {lanes.map((lane, part) => (
            <tr key={part} className={`hue-${hueOf(parts[part]!.plan.area)}`}>
              <th scope="row">
                <span className="vh">{words.result.esim(letterOf(part))}</span>
                <span className="trip-letter" aria-hidden="true">
                  {letterOf(part)}
                </span>
              </th>
              {lane.map((cell, at) => (
                <td key={at} colSpan={cell.span}>
                  {cell.is === "serves" && (
                    <span className="planner-bar">
                      <span className="vh">{parts[part]!.plan.areaName}</span>
                    </span>
                  )}
                  {cell.is === "waits" && (
                    <span className="trip-waits">
                      <span className="vh">{words.result.waits}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function StopCell({ cell, result }: { cell: Cell; result: TripTimelineProps["result"] }) {
  const { language } = useVisit();
  const stop = cell.is === "stop" ? result.stops[cell.stop] : undefined;
  return (
    <td colSpan={cell.span} title={stop && inOneLine([stop.name, spanText(stop, language)], language)}>
      {stop && (
        <span className="trip-stay">
          <Flag iso2={stop.country} size={20} />
          <span>{stop.name}</span>
        </span>
      )}
    </td>
  );
}
