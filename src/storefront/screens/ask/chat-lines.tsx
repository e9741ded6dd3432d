import type { ReactNode } from "react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { underLanguage } from "../../ground/links-in-html.ts";
import { links } from "../../ground/links.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Line, Talk } from "./load.ts";
import { TalkForm } from "./talk-form.tsx";

/**
 * What was said, oldest first; a reader is told what is added. It is there before anything is, so that the first answer is
 * read out as well. Its links are no components: beside other pages there is no router.
 */
export function ChatLines({ talk }: { talk: Talk | null }) {
  const words = useWords("ask");
  const last = talk?.lines.at(-1)?.place;
  return (
    <div className="ask-lines" role="log" aria-live="polite" aria-label={words.talk} tabIndex={-1}>
      {talk?.lines.map((line) => (
        <article key={line.place} id={line.place === last ? "last" : undefined} className={`ask-line ask-${line.who}`}>
          <p className="kick">{words.speakers[line.who]}</p>
          {line.said !== null && <p className="ask-said">{line.said}</p>}
          {line.answer && <Answered answer={line.answer} />}
          {line.answer?.matter && talk.order && <OrderCard order={talk.order} />}
          {line.answer && line.answer.to !== "person" && <Rating talk={talk} line={line} />}
        </article>
      ))}
    </div>
  );
}

function Answered({ answer }: { answer: NonNullable<Line["answer"]> }) {
  const words = useWords("ask");
  const { language } = useVisit();
  const to = links(language);
  const { entries, device, country, matter } = answer;
  if (answer.to === "person") return <p>{answer.isAsked ? words.ofCourse : words.none}</p>;
  return (
    <>
      {entries.map(({ kind, id, Q, A }) => (
        <blockquote key={id}>
          <h3>{Q}</h3>
          <WrittenHtml html={underLanguage(language, A)} />
          <p className="kick">
            {words.source}{" "}
            <a className="link" href={`${to.questions(kind)}#${id}`}>
              {words.kinds[kind]}
            </a>
          </p>
        </blockquote>
      ))}
      {device && (
        <p>
          {words.device(device.model)} <Go to={to.deviceCheck({ model: device.slug })}>{words.checkDevice}</Go>
        </p>
      )}
      {country && (
        <p>
          {words.coverage(country.name)} <Go to={to.netCover({ country: country.iso2 })}>{words.seeCoverage}</Go>
        </p>
      )}
      {matter && (
        <p>
          {words.matters[matter].text}{" "}
          <Go to={matter === "left" ? to.account({ tab: "packages" }) : to.findOrder()}>{words.matters[matter].go}</Go>
        </p>
      )}
    </>
  );
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={buttonClass({ size: "small" })} href={to}>
      {children}
    </a>
  );
}

function Rating({ talk, line: { place, helpful } }: { talk: Talk; line: Line }) {
  const words = useWords("ask");
  if (helpful !== null) return <p className="kick">{helpful ? words.wasHelpful : words.wasPoor}</p>;
  return (
    <TalkForm talk={talk} className="ask-rating">
      <Button type="submit" variant="quiet" size="small" name="go" value={`helpful.${place}`}>
        {words.helpful}
      </Button>
      <Button type="submit" variant="quiet" size="small" name="go" value={`poor.${place}`}>
        {words.poor}
      </Button>
    </TalkForm>
  );
}

/** How far it is; what acts on an order is behind the link of its own e-mail. */
function OrderCard({ order: { number, state, packages } }: { order: NonNullable<Talk["order"]> }) {
  const { order: words } = useWords("ask");
  const moment = useMoment();
  return (
    <dl className="ask-order">
      <dt>{words.number}</dt>
      <dd translate="no">{number}</dd>
      <dt>{words.state}</dt>
      <dd>{words.states[state]}</dd>
      {packages.map(({ usedMb, until }, place) => (
        <div key={place}>
          <dt>{words.used}</dt>
          <dd>{until === null ? words.notStarted : words.usedUntil(usedMb, moment(until))}</dd>
        </div>
      ))}
    </dl>
  );
}
