import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { addressOfText } from "../../parts/text-address.ts";
import { TextDifferences } from "../../parts/text-differences.tsx";
import type { Proposal } from "./load.ts";

type Props = { proposal: Proposal; mayEdit: boolean };

/** What a colleague has written, field by field. Whoever wrote it can take it back, and nobody confirms their own. */
export function ProposedText({ proposal, mayEdit }: Props) {
  const { content, wording } = useWords();
  const words = content.proposals;
  const { id, kind, subject, differences, reason, isMaterial, isOvertaken, from, until, state, isMine } = proposal;
  const isOfWords = kind === "words" || kind === "words_later";
  const [first = "", second = "", path] = subject.split(" ");
  const called = isOfWords ? `${wording.areas[second] ?? second} · ${path}` : second;
  return (
    <article className="proposal" id={id} aria-labelledby={`of-${id}`}>
      <header>
        <h2 id={`of-${id}`}>
          <a className="written" href={addressOfText(subject)}>
            {isOfWords ? wording.title : content.kinds[first as keyof typeof content.kinds]} · {called}
          </a>
        </h2>
        <span className="soft small">
          {proposal.who}, <Moment at={proposal.at} />
        </span>
        {proposal.decided ? (
          <span className="chip">
            {words.states[state]}: {proposal.decided.who}
          </span>
        ) : (
          <span className="pill hue-gilt">{isMine ? words.colleagueReads : words.youRead}</span>
        )}
      </header>
      {(from !== null || until !== null) && (
        <p className="small">
          <Icon name="clock" /> {from === null ? words.atOnce : <Moment at={from} />}
          {until !== null && (
            <>
              {" "}
              {content.coming.until} <Moment at={until} />
            </>
          )}
        </p>
      )}
      {reason !== null && (
        <p className="small">
          <q>{reason}</q>
        </p>
      )}
      {isMaterial && <p className="small">{content.materialLede}</p>}
      {differences.length > 0 ? (
        <TextDifferences differences={differences} isOfWords={isOfWords} />
      ) : (
        <p className="soft">{content.onlyMarks}</p>
      )}
      {isOvertaken && (
        <p className="proposal-trouble">
          <Icon name="triangle-alert" />
          <span>{words.overtaken}</span>
        </p>
      )}
      {mayEdit && state === "proposed" && (
        <form method="post" className="row">
          <input type="hidden" name="id" value={id} />
          <RequestKey />
          {!isMine && !isOvertaken && (
            <button className="button button-go" name="do" value="confirm">
              <Icon name="check" />
              {from === null ? words.confirm : words.confirmLater}
            </button>
          )}
          <button className="button" name="do" value="decline">
            {isMine ? words.takeBack : words.decline}
          </button>
        </form>
      )}
    </article>
  );
}
