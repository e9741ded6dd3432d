import { Accordion } from "../../ui/accordion.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { WrittenHtml } from "../../ui/written-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { useWords } from "../visit/words.ts";
import type { Topic } from "./answers.ts";
import { serviceAnchor } from "./service-panel.tsx";

/** Among answers of several topics each topic has its name. Another topic is another list, so nothing stays open (row C2). */
export function AnswerList({ topic, named }: { topic: Topic; named: boolean }) {
  const { kinds } = useWords("documents").questions;
  return (
    <section aria-label={kinds[topic.kind]}>
      {named && <h2 className="faq-topic">{kinds[topic.kind]}</h2>}
      <Accordion items={topic.answers.map(({ id, Q, A }) => ({ id, title: Q, children: <WrittenHtml html={A} /> }))} />
    </section>
  );
}

export function NoAnswers({ query }: { query: string }) {
  const { questions: words } = useWords("documents");
  return (
    <section aria-labelledby="found-head">
      <h2 id="found-head" className="vh">{words.results}</h2>
      <EmptyState
        title={query === "" ? words.empty : words.none(query)}
        action={<a className={buttonClass()} href={`#${serviceAnchor}`}>{words.ask}</a>}
      >
        <p>{query === "" ? words.emptyText : words.noneText}</p>
      </EmptyState>
    </section>
  );
}
