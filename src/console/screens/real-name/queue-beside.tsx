import { dateText } from "../../../kernel/written-date.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { listAddress } from "../../parts/list-address.ts";
import { PressSign } from "../../parts/press.tsx";
import { wordFor } from "../../parts/word-for.ts";
import type { Queue, Review } from "./load.ts";

type Waiting = Queue["registrations"][number];

/** What fits beside a photograph; the whole queue has a page of its own. */
const beside = 20;

/** Who waits, in the order of the queue: a name by its mask alone, since a list is no look (decision 174). */
export function QueueBeside({ found: { queue, number, asks } }: { found: Review }) {
  const { realNames: words } = useWords();
  const { registrations, waiting } = queue;
  return (
    <nav className="review-queue" aria-label={words.queue}>
      <ol className="rows">
        {registrations.slice(0, beside).map((one) => (
          <li key={one.number}>
            <a
              href={listAddress(`/console/real-names/${one.number}`, asks)}
              aria-current={one.number === number ? "page" : undefined}
              title={one.number}
            >
              <Row one={one} />
            </a>
          </li>
        ))}
      </ol>
      <a className="review-all" href={listAddress("/console/real-names", asks)}>
        {words.wholeQueue(waiting)}
      </a>
    </nav>
  );
}

function Row({ one }: { one: Waiting }) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { departsIn, departsOn, isAgain, isChange, isCorrection, documentType, regions, sims } = one;
  const facts = [
    isAgain && words.again,
    isChange && words.changed,
    isCorrection && words.corrected,
    wordFor(words.documents, String(documentType)),
    words.of(sims, regions.map((region) => words.regions[region]).join(" · ")),
  ];
  return (
    <>
      <PressSign press={pressOf(departsIn)} />
      <b>{one.holder ?? one.number}</b>
      <span className="soft">{facts.filter(Boolean).join(" · ")}</span>
      {departsOn === null ? (
        <span className="soft">{all.inbox.span(one.minutes)}</span>
      ) : (
        <time dateTime={departsOn} className={`leaves-${pressOf(departsIn)}`}>
          <span className="vh">{words.columns.leaves} </span>
          {departsIn === 0
            ? words.leaves.today
            : departsIn === 1
              ? words.leaves.tomorrow
              : dateText(departsOn, language, { year: false })}
        </time>
      )}
    </>
  );
}

const pressOf = (days: number | null) =>
  days === null ? "later" : days === 0 ? "now" : days === 1 ? "today" : days <= 7 ? "week" : "later";
