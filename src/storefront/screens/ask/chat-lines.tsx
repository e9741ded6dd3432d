import { dateText } from "../../../kernel/written-date.ts";
import { Button } from "../../../ui/button.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { underLanguage } from "../../ground/links-in-html.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Go } from "./go.tsx";
import { CoverageQuote, DeviceQuote } from "./list-quotes.tsx";
import type { Line, Talk } from "./load.ts";
import { OrderCard } from "./order-card.tsx";
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
          {line.answer?.matter && talk.order && (
            <OrderCard talk={talk} order={talk.order} matter={line.answer.matter} />
          )}
          {line.answer && <Answered answer={line.answer} isProven={talk.order !== null} />}
          {line.place === last && line.answer?.to === "person" && talk.state !== "waiting" && <ToPerson talk={talk} />}
          {line.answer && line.answer.to !== "person" && line.answer.to !== "resent" && (
            <Rating talk={talk} line={line} />
          )}
        </article>
      ))}
    </div>
  );
}

/** Where the program does not know, a person is one press away. */
function ToPerson({ talk }: { talk: Talk }) {
  const words = useWords("ask");
  return (
    <TalkForm talk={talk}>
      <Button type="submit" size="small" icon="headset" name="go" value="person">
        {words.yesPerson}
      </Button>
    </TalkForm>
  );
}

function Answered({ answer, isProven }: { answer: NonNullable<Line["answer"]>; isProven: boolean }) {
  const words = useWords("ask");
  const { language } = useVisit();
  const to = links(language);
  const { entries, policy, device, country, matter } = answer;
  if (answer.to === "person") return <p>{answer.isAsked ? words.ofCourse : words.none}</p>;
  if (answer.to === "resent") return <p>{words.order.resent}</p>;
  if (answer.to === "written") return <Sources sources={answer.sources} />;
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
      {policy && (
        <blockquote>
          <h3>{policy.heading}</h3>
          <WrittenHtml html={underLanguage(language, policy.html)} />
          <p className="kick">
            {words.source}{" "}
            <a
              className="link"
              href={`${to.policy(policy.docname, policy.isInForce ? undefined : policy.version)}#${policy.part}`}
            >
              {policy.title}
            </a>
            {" · "}
            {(policy.isInForce ? words.since : words.earlier)(dateText(policy.effective, language))}
          </p>
        </blockquote>
      )}
      {device && <DeviceQuote device={device} />}
      {country && <CoverageQuote country={country} />}
      {matter && !isProven && (
        <p>
          {words.matters[matter].text}{" "}
          <Go to={matter === "left" ? to.account({ tab: "packages" }) : to.findOrder()}>{words.matters[matter].go}</Go>
        </p>
      )}
    </>
  );
}

/** Of an answer that the operator's own provider has written: its words are not the shop's. */
function Sources({ sources }: Pick<NonNullable<Line["answer"]>, "sources">) {
  const words = useWords("ask");
  return (
    <>
      {sources.map(({ title, url }) => (
        <p key={url} className="kick">
          {words.source}{" "}
          <a className="link" href={url} rel="external noopener">
            {title}
          </a>
        </p>
      ))}
      <p className="kick">{words.byOthers}</p>
    </>
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
