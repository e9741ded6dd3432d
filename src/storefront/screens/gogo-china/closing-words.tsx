import { gogoPerGb } from "../../../kernel/gogo-price.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { ToBuy } from "./china-hero.tsx";
import { chinaQuestions } from "./china-questions.ts";
import { FactSources } from "./fact-source.tsx";
import type { Guide } from "./guide.ts";

/** The most asked in short, and what data costs. */
export function ClosingWords({ guide }: { guide: Guide }) {
  const { language } = useVisit();
  const words = useWords("china");
  return (
    <section className="wrap band band-close">
      <h2>{words.short.title}</h2>
      <dl className="china-short">
        {chinaQuestions(guide, words, language).map(({ question, answer, facts }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {answer}
              <FactSources facts={facts} guide={guide} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="china-end">
        <div>
          <h2>{words.end.title}</h2>
          <p className="soft measure">{words.end.text}</p>
          <ToBuy />
        </div>
        <p className="china-end-rate">
          <b className="num">{gogoPerGb}</b>
          <span>{words.end.unit}</span>
        </p>
      </div>
    </section>
  );
}
