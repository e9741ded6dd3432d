import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { ContentViews } from "../../parts/content-views.tsx";
import { Dropped, Empty, Search } from "../../parts/list.tsx";
import { wordsPage, type WordsPage } from "./load.ts";
import { WordsTable } from "./words-table.tsx";

export const loader = wordsPage;

/** Row B1: the words that the shop came with, by where they stand; found by what they say in any language. */
export function Component() {
  const { kind, area, q, areas, messages, isCut, counts, dropped } = useLoaderData() as WordsPage;
  const { titled, content, wording: words } = useWords();
  return (
    <>
      <title>{titled(words.kinds[kind])}</title>
      <header className="bar">
        <h1>{content.title}</h1>
        <Search name="q" label={words.search} hint={words.search} value={q} keeps={{ kind }} />
      </header>
      <ContentViews open={kind} counts={counts} />
      <Dropped names={dropped} />
      <div className="words-page">
        <nav className="words-areas" aria-label={words.inAreas}>
          {areas.map((one) => (
            <a
              key={one.area}
              href={`/console/content/words?${new URLSearchParams({ kind, area: one.area })}`}
              aria-current={one.area === area && !q ? "page" : undefined}
            >
              <span>{words.areas[one.area] ?? one.area}</span>
              {one.behind > 0 && (
                <span className="text-mark" data-state="behind">
                  {words.behind(one.behind)}
                </span>
              )}
              {one.changed > 0 && <span className="text-mark">{words.changed(one.changed)}</span>}
              <span className="count">{one.count}</span>
            </a>
          ))}
        </nav>
        <div className="words-found">
          {q && messages.length > 0 && <p className="soft">{words.found(messages.length, q)}</p>}
          {messages.length > 0 ? (
            <WordsTable messages={messages} showsArea={q !== ""} />
          ) : (
            <Empty title={q ? words.notFound(q) : words.chooseArea}>{null}</Empty>
          )}
          {isCut && <p className="soft">{words.cut}</p>}
        </div>
      </div>
    </>
  );
}
