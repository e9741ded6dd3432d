import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { Conclusion } from "../../../features/catalogue/devices/rules.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { CardInstead } from "./card-instead.tsx";
import { nameOf, noteFor, type Finding } from "./load.ts";

const hues = { yes: "celadon", no: "wrong", look: "gilt" } as const;

/** Yes, no or "look here", why, who says so, and the way back to what one wanted to buy. */
export function DeviceAnswer({ finding, conclusion }: { finding: Finding; conclusion: Conclusion }) {
  const words = useWords("device");
  const { answer, reason } = conclusion;
  const { checked, bought } = finding;
  const device = checked ? nameOf(checked.device) : "";
  const place = checked?.device.places.find(({ iso2 }) => iso2 === bought)?.name ?? "";
  return (
    <>
      <Ticket
        as="section"
        className={`device-answer hue-${hues[answer]}`}
        labelledBy="device-answer"
        art={<AnswerBand answer={answer} key={`${answer} ${reason}`} />}
        stub={<GoOn finding={finding} conclusion={conclusion} />}
      >
        <p className="device-reason">{words.reasons[reason](device, place)}</p>
        {answer !== "no" && <p>{words.lock[finding.brand === "Apple" ? "apple" : "other"]}</p>}
        {checked && reason !== "eid" && reason !== "no_eid" && <Source checked={checked} />}
      </Ticket>
      {answer === "no" && <CardInstead plan={finding.plan} trip={finding.trip} />}
    </>
  );
}

function AnswerBand({ answer }: { answer: Conclusion["answer"] }) {
  const { word, short } = useWords("device").answers[answer];
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType();
  // the answer stands where the question was: who cannot see it is led to it, but not on a page that just opened
  useEffect(() => {
    if (arrived !== NavigationType.Pop) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="ticket-art">
      <div>
        <h2 id="device-answer" ref={heading} tabIndex={-1}>
          {word}
        </h2>
        <small>{short}</small>
      </div>
      <AnswerRings answer={answer} />
    </div>
  );
}

function GoOn({ finding, conclusion }: { finding: Finding; conclusion: Conclusion }) {
  const { go } = useWords("device");
  const to = links(useVisit().language);
  const { plan, trip } = finding;
  const { days, quantity, promo, from } = trip;
  const note = noteFor(finding, conclusion);
  const variant = conclusion.answer === "yes" ? "go" : "line";
  return (
    <>
      {!plan && (
        <LinkButton variant={variant} icon="arrow-right" to={to.destination()}>
          {go.destinations}
        </LinkButton>
      )}
      {plan && (
        <LinkButton
          variant={variant}
          icon="arrow-right"
          to={
            trip.back
              ? to.orderSim({ plan: plan.code, days, quantity, device: note, promo, from })
              : to.planDetail({ code: plan.code, days, quantity, device: note, from })
          }
        >
          {conclusion.answer === "yes" ? (trip.back ? go.order : go.plan) : go.anyway}
        </LinkButton>
      )}
      <LinkButton variant="quiet" to={to.deviceCheck(trip)}>
        {go.another}
      </LinkButton>
    </>
  );
}

function Source({ checked: { source, asOf } }: { checked: NonNullable<Finding["checked"]> }) {
  const words = useWords("device");
  const day = dateText(asOf, useVisit().language);
  return <p className="kick">{words.source(source, day)}</p>;
}

/** The mark of the house as an answer: rings that go out, rings that end, rings that wait for a signal. */
function AnswerRings({ answer }: { answer: "yes" | "no" | "look" }) {
  return (
    <svg className={`device-rings device-rings-${answer}`} viewBox="0 0 300 160" aria-hidden="true">
      {[30, 58, 86, 114, 142].map((radius) => (
        <circle key={radius} cx="190" cy="150" r={radius} />
      ))}
      <circle className="device-rings-dot" cx="190" cy="150" r="12" />
    </svg>
  );
}
