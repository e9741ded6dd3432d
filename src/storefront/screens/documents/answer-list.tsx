import { Accordion } from "../../../ui/accordion.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Answer, FaqKind, Topic } from "./answers.ts";
import { serviceAnchor } from "./service-panel.tsx";

/**
 * Among answers of several topics each topic has its name. Another topic is another list, so nothing stays open (row
 * C2).
 */
export function AnswerList({ topic: { kind, answers }, named }: { topic: Topic; named: boolean }) {
  const { kinds } = useWords("documents").questions;
  return (
    <section aria-label={kinds[kind]}>
      {named && <h2 className="faq-topic">{kinds[kind]}</h2>}
      <Accordion
        items={answers.map((answer) => ({
          id: answer.id,
          title: answer.Q,
          children: <AnswerText kind={kind} answer={answer} />,
        }))}
      />
    </section>
  );
}

function AnswerText({ kind, answer: { id, Q, A } }: { kind: FaqKind; answer: Answer }) {
  const { link, linkTo } = useWords("documents").questions;
  const { language } = useVisit();
  return (
    <>
      <WrittenHtml html={A} />
      <a className="faq-link no-print" href={`${links(language).questions(kind)}#${id}`} aria-label={linkTo(Q)}>
        {link}
      </a>
    </>
  );
}

export function NoAnswers({ query }: { query: string }) {
  const { questions: words } = useWords("documents");
  return (
    <section aria-labelledby="found-head">
      <h2 id="found-head" className="vh">
        {words.results}
      </h2>
      <EmptyState
        title={query === "" ? words.empty : words.none(query)}
        action={
          <a className={buttonClass()} href={`#${serviceAnchor}`}>
            {words.ask}
          </a>
        }
      >
        <p>{query === "" ? words.emptyText : words.noneText}</p>
      </EmptyState>
    </section>
  );
}
