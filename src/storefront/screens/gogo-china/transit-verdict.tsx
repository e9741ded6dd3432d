import type { Trip } from "../../../features/catalogue/china/trip.ts";
import type { Check, Verdict } from "../../../features/catalogue/china/weigh-transit.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { CounterPage } from "./counter-page.tsx";
import { counterSheet } from "./counter-sheet.ts";
import { DayClock } from "./day-clock.tsx";
import { ExemptionNote } from "./exemption-note.tsx";
import { FactSource } from "./fact-source.tsx";
import type { Guide } from "./guide.ts";
import { nameOfPort, placeNamed } from "./named-places.ts";
import { nextStops } from "./next-stops.ts";
import { PrintCounter } from "./print-counter.tsx";

type VerdictProps = { guide: Guide; trip: Trip; verdict: Verdict };
const looks = {
  yes: { hue: "celadon", icon: "circle-check" },
  no: { hue: "wrong", icon: "circle-x" },
  ask: { hue: "gilt", icon: "circle-question-mark" },
} as const;
const signs = { yes: "check", no: "x", ask: "circle-question-mark" } as const;

/** The answer first, then rule by rule why, until when, what to carry, and who says so. */
export function TransitVerdict({ guide, trip, verdict }: VerdictProps) {
  const { verdict: words, transit: ask, counter } = useWords("china");
  const { language } = useVisit();
  const { hue, icon } = looks[verdict.answer];
  const isExempt = verdict.exemption?.answer === "yes";
  const sheet = counterSheet(guide, trip, verdict);
  const names = {
    from: placeNamed(guide, trip.from)?.name ?? ask.elsewhere,
    port: nameOfPort(guide, trip.port)?.name ?? ask.otherPort,
    to: placeNamed(guide, trip.to)?.name ?? ask.elsewhere,
  };
  return (
    <>
      <Ticket
        className={`china-verdict hue-${hue}`}
        art={
          <header className="china-verdict-head">
            <output className="china-verdict-say">
              <Icon name={icon} />
              {isExempt ? words.exempt : words[verdict.answer]}
            </output>
            <RouteDrawing label={words.route(names.from, names.port, names.to)} />
            <div className="china-route-names">
              <b>{names.from}</b>
              <p>
                <b>{names.port}</b>
                <span>{words.listedPort}</span>
              </p>
              <p>
                <b>{names.to}</b>
                <span>{words.onward}</span>
              </p>
            </div>
          </header>
        }
        stub={
          sheet ? (
            <>
              <div>
                <b>{counter.title}</b>
                <p className="kick">{counter.lede}</p>
              </div>
              <PrintCounter />
            </>
          ) : (
            <p>{words.ask12367}</p>
          )
        }
      >
        {verdict.exemption && <ExemptionNote exemption={verdict.exemption} guide={guide} />}
        {verdict.exemption && verdict.exemption.answer !== "no" && (
          <p className="strong">{words.byTransit[verdict.transit]}</p>
        )}
        <ul className="china-checks">
          {verdict.checks.map((check) => (
            <CheckLine key={check.name} check={check} stops={nextStops(guide, trip.from, language)} />
          ))}
        </ul>
        {verdict.leaveBefore && <DayClock trip={trip} leaveBefore={verdict.leaveBefore} />}
        <p className="strong">{words.caution}</p>
        {verdict.answer === "ask" && sheet && <p>{words.ask12367}</p>}
        <p className="strong">{words.carry}</p>
        <ul className="china-carry">
          {Object.entries(words.carried).map(([thing, said]) => (
            <li key={thing}>{said}</li>
          ))}
        </ul>
        <details>
          <summary>{words.sources}</summary>
          {verdict.checks.map(({ name, source }) =>
            source ? (
              <div key={name}>
                <p className="strong">{words.names[name]}</p>
                <FactSource fact={source} guide={guide} />
              </div>
            ) : null,
          )}
        </details>
      </Ticket>
      {sheet && <CounterPage sheet={sheet} />}
    </>
  );
}

function CheckLine({ check: { name, answer, why }, stops }: { check: Check; stops: string }) {
  const { verdict: words } = useWords("china");
  return (
    <li className={`china-check-${answer}`}>
      <Icon name={signs[answer]} size="small" label={words.results[answer]} />
      <span>
        <b>{words.names[name]}</b> {words.says[name]?.[why] ?? words.says["any"]?.[why]}
        {why === "same_place" && stops && words.suchAs(stops)}
      </span>
    </li>
  );
}

/** From where over China to where: two arcs over one horizon. */
function RouteDrawing({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="china-route" viewBox="0 0 520 122" role="img" aria-label={label}>
      <path className="china-route-leg" d="M40 92Q150 -18 260 92" strokeDasharray="3 7" />
      <path className="china-route-leg" d="M260 92Q370 10 480 92" />
      <path className="china-route-sea" d="M0 92H520" />
      <circle cx="40" cy="92" r="7" />
      <circle className="china-route-here" cx="260" cy="92" r="9" />
      <circle className="china-route-halo" cx="260" cy="92" r="18" />
      <circle className="china-route-halo" cx="260" cy="92" r="28" />
      <circle cx="480" cy="92" r="7" />
    </svg>
  );
}
