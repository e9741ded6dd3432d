import { useActionData, useLoaderData } from "react-router";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { DecidedToday } from "../../parts/decided-today.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { listAddress } from "../../parts/list-address.ts";
import { Dropped } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime, shortMoment } from "../../parts/short-moment.ts";
import { TakeNext } from "../../parts/take-next.tsx";
import { actOnReview } from "./act.ts";
import { Around } from "./beside-document.tsx";
import { DecideForm } from "./decide-form.tsx";
import { DecisionOvertaken } from "./decision-overtaken.tsx";
import { DeregisterForm } from "./deregister-form.tsx";
import { DocumentTable } from "./document-table.tsx";
import { review, type RealName, type Review } from "./load.ts";
import { Photos } from "./photos.tsx";
import { QueueBeside } from "./queue-beside.tsx";

export const loader = review;
export const action = actOnReview;

/** Row B1, picture 06: the photograph beside what was typed, and the decision. */
export function Component() {
  const found = useLoaderData() as Review;
  const { titled, realNames: words } = useWords();
  const title = "open" in found ? titleOf(found.open, words) : found.number;
  return (
    <>
      <title>{titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href={listAddress("/console/real-names", found.asks)}>
          <Icon name="arrow-left" />
          <span className="vh">{words.back}</span>
        </a>
        <h1>{title}</h1>
        {"open" in found && <span className="pill">{words.states[found.open.state]}</span>}
        <DecidedToday mine={found.queue.mine} />
        <TakeNext from="real-names" label={words.next} isMain={false} asks={found.asks} />
      </header>
      <Dropped names={found.dropped} />
      {found.done && <output className="told">{words.done[found.done]}</output>}
      <DecisionOvertaken found={found} />
      <div className="review">
        <QueueBeside found={found} />
        {"open" in found ? <Open realName={found.open} /> : <Closed found={found} />}
      </div>
    </>
  );
}

type Words = ReturnType<typeof useWords>["realNames"];
const titleOf = ({ sims, regions }: RealName, words: Words): string =>
  words.of(sims.length, regions.map((region) => words.regions[region]).join(" · "));

function Open({ realName }: { realName: RealName }) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const writes = languageFacts[realName.language as Language].label;
  return (
    <>
      <Photos realName={realName} />
      <div className="review-side">
        <p className="soft">
          {words.sent(shortMoment(realName.receivedAt, language), writes)} {words.opened(clockTime(realName.heldUntil))}
        </p>
        <DocumentTable realName={realName} />
        <Around realName={realName} />
        {realName.state === "registered" && <DeregisterForm realName={realName} />}
        {realName.state === "received" && <DecideForm realName={realName} writes={writes} />}
      </div>
    </>
  );
}

function Closed({ found }: { found: Extract<Review, { closed: string }> }) {
  const answered = useActionData() as Answered | undefined;
  const { why, ownWords } = answered?.entries ?? {};
  const { realNames: words } = useWords();
  if (found.closed === "REAL_NAME_UNREADABLE") return <Damaged found={found} isDetailsAlone={found.isDetailsAlone} />;
  if (found.closed !== "REVEAL_FIRST")
    return <output className="told">{found.closed === "REAL_NAME_OVER" ? words.over : found.message}</output>;
  return (
    <form method="post" className="review-open">
      <input type="hidden" name="do" value="open" />
      {why && <input type="hidden" name="why" value={why} />}
      {ownWords && <input type="hidden" name="ownWords" value={ownWords} />}
      <h2>{words.open.title}</h2>
      <p className="soft">{words.open.lede}</p>
      <FormProblem />
      <Field name="reason" label={words.open.reason} required maxLength={500} autoComplete="off" />
      <button className="button button-go">
        <Icon name="eye" />
        {words.open.go}
      </button>
    </form>
  );
}

/** Nobody sees what was sent; whoever waits for an answer is asked once more all the same. */
function Damaged({ found: { queue }, isDetailsAlone }: { found: Review; isDetailsAlone: boolean }) {
  const { realNames: words } = useWords();
  const waiting = queue.about?.state === "received" ? queue.about : undefined;
  return (
    <div className="review-open">
      <output className="told">{isDetailsAlone ? words.detailsDamaged : words.damaged}</output>
      {waiting && (
        <form method="post">
          <FormProblem />
          <RequestKey />
          <input type="hidden" name="version" value={waiting.version} />
          <input type="hidden" name="why" value={isDetailsAlone ? "details_lost" : "photo_unreadable"} />
          <button className="button button-go" name="decision" value="again">
            {words.decide.again}
          </button>
        </form>
      )}
    </div>
  );
}
