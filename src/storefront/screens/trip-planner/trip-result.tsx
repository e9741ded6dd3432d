import { spanText } from "../../../kernel/written-date.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { TripOthers } from "./trip-others.tsx";
import { TripPart } from "./trip-part.tsx";
import { TripSums } from "./trip-sums.tsx";
import { TripTimeline } from "./trip-timeline.tsx";

export function TripResult({ result }: { result: Answer<"/trip/planTrip"> }) {
  const { best, alternatives } = result;
  const { result: say } = useWords("trip");
  const one = best && best.parts.length > 1 ? alternatives.find(({ way }) => way === "one_esim") : undefined;
  const others = alternatives.filter((other) => other !== one);
  return (
    <div className="trip-result" id="trip-plan">
      <Unserved result={result} />
      {best && (
        <>
          <TripSums result={result} best={best} one={one} />
          <TripTimeline result={result} parts={best.parts} />
          <section aria-labelledby="trip-parts">
            <h2 id="trip-parts">{say.parts}</h2>
            <ol className="trip-parts">
              {best.parts.map((part, number) => (
                <TripPart
                  result={result}
                  key={`${part.plan.code} ${part.from}`}
                  part={part}
                  number={number}
                  quantity={best.quantity}
                  isOnly={best.parts.length === 1}
                />
              ))}
            </ol>
          </section>
          {others.length > 0 && <TripOthers result={result} others={others} />}
        </>
      )}
    </div>
  );
}

/** Which days no plan serves, why, and what to do about it. */
function Unserved({ result: { unserved, stops, best } }: { result: Answer<"/trip/planTrip"> }) {
  const { language } = useVisit();
  const words = useWords("trip");
  const notices = unserved.map(({ stop, why, ...dates }) => (
    <Notice
      key={`${stop} ${dates.from}`}
      tone="care"
      title={words.unserved.title(stops[stop]!.name, spanText(dates, language))}
    >
      {words.unserved[why]}
    </Notice>
  ));
  if (best) return notices;
  return (
    <>
      <h2 className="vh">{words.result.title}</h2>
      {notices}
      <EmptyState
        title={words.unserved.nothing}
        action={<LinkButton to={links(language).destination()}>{words.unserved.elsewhere}</LinkButton>}
      />
    </>
  );
}
