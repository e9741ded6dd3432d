import { languageFacts } from "../../../kernel/language.ts";
import { Badge, type Hue } from "../../../ui/badge.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Outage, Status } from "./load.ts";
import { TellEnd } from "./tell-end.tsx";
import { Reported, TellPlace } from "./tell-place.tsx";

const hues: Record<Outage["severity"], Hue> = { slow: "gilt", partly: "gilt", down: "wrong" };

type OutageCardProps = {
  outage: Outage;
  /** What can be chosen instead of the networks that have it. */
  byHand?: readonly string[];
  reports?: Status["reports"];
  /** By the server's clock. */
  now: string;
};

/** One trouble: where, since when, what one can do, and what became known. Its id is what other pages lead to. */
export function OutageCard({ outage, byHand = [], reports = [], now }: OutageCardProps) {
  const words = useWords("status");
  const moment = useMoment();
  const { language, shown } = useVisit();
  const to = links(language);
  const { id, title, severity, isMeasured, advice, places, plans, carriers, beganAt, endedAt, updates } = outage;
  const isOver = endedAt !== null;
  const nameOf = (wanted: string) => places.find(({ iso2 }) => iso2 === wanted)?.name;
  const listIn = (names: readonly string[]) =>
    new Intl.ListFormat(languageFacts[shown].html, { type: "conjunction" }).format(names);
  const expected =
    outage.expectedAt && (outage.expectedAt <= now ? words.late : words.expected)(moment(outage.expectedAt));
  // what is over stands below a heading of its own
  const Heading = isOver ? "h3" : "h2";
  return (
    <article className={`status-card hue-${isOver ? "celadon" : hues[severity]}`} id={id} aria-labelledby={`of-${id}`}>
      <p className="cluster gap-3">
        <Badge hue={isOver ? "celadon" : hues[severity]}>{isOver ? words.over : words.states[severity]}</Badge>
        <span className="soft">
          {isOver
            ? `${words.states[severity]} · ${words.lasted(moment(beganAt), moment(endedAt))}`
            : [words.since(moment(beganAt)), expected].filter(Boolean).join(" · ")}
        </span>
      </p>
      <Heading id={`of-${id}`}>{title}</Heading>
      {advice !== null && !isOver && (
        <p>
          <b>{words.canDo}</b> {advice}
        </p>
      )}
      {places.length > 0 && (
        <p className="cluster gap-3">
          {places.map(({ iso2, name, slug }) => (
            <Link key={iso2} className="link" to={to.esim({ slug })}>
              {name}
            </Link>
          ))}
        </p>
      )}
      {carriers.length > 0 && (
        <p>
          <b>{words.carriers}</b> {listIn(carriers)}
        </p>
      )}
      {byHand.length > 0 && (
        <p>
          <b>{words.byHand}</b> {listIn(byHand)}
        </p>
      )}
      {plans.length > 0 && <p className="soft">{words.plans(plans.join(" · "))}</p>}
      {!isOver &&
        reports
          .filter(({ iso2 }) => places.some((place) => place.iso2 === iso2))
          .map((one) => (
            <Reported key={one.iso2} reports={one} of={places.length > 1 ? nameOf(one.iso2) : undefined} />
          ))}
      {!isOver && places.length === 1 && <TellPlace country={places[0]!.iso2} />}
      {updates.length > 0 && (
        <ol className="status-updates" aria-label={words.updates}>
          {updates.map(({ id: update, at, text }) => (
            <li key={update}>
              <time dateTime={at}>{moment(at)}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {!isOver && <TellEnd outage={id} />}
      <p className="kick">{isMeasured ? words.measured : words.told}</p>
    </article>
  );
}
