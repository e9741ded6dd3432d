import { useEffect } from "react";
import { useLoaderData, useLocation } from "react-router";
import { faqKinds } from "../../../features/catalogue/content/faq-kinds.ts";
import { Link } from "../../../ui/link.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AnswerList, NoAnswers } from "./answer-list.tsx";
import { answersAbout, answersOf, kindFrom, queryFrom, type Answers, type FaqKind } from "./answers.ts";
import { FaqSearch } from "./faq-search.tsx";
import { ServicePanel } from "./service-panel.tsx";

type Found = Answers & { kind: FaqKind | undefined; query: string };

/** Row C2: one topic, or with `?q=` the answers of all topics that say it. */
export async function loader({ request, context }: ScreenArguments): Promise<Found> {
  const { searchParams } = new URL(request.url);
  const query = queryFrom(searchParams.get("q"));
  if (query !== "") return { kind: undefined, query, ...(await answersAbout(query, asked(context))) };
  const kind = kindFrom(searchParams.get("type"));
  return { kind, query, ...(await answersOf(kind, asked(context))) };
}

export function Component() {
  const { kind, query, topics, counts } = useLoaderData<typeof loader>();
  const { language } = useVisit();
  const { questions: words } = useWords("documents");
  const { titled } = useWords("shell");
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  useOpenedByAnchor();
  useCurrentTopicInView(kind);
  return (
    <div className="wrap faq">
      <title>{titled(kind ? `${words.kinds[kind]} – ${words.title}` : words.title)}</title>
      <meta name="description" content={kind ? words.abouts[kind] : words.about} />
      <div className="head">
        <h1>{words.title}</h1>
        <FaqSearch query={query} />
      </div>
      <LinkTabs
        label={words.topics}
        tabs={faqKinds.map((one) => ({
          to: links(language).questions(one),
          label: words.kinds[one],
          note: counts[one],
          current: one === kind,
        }))}
      />
      <div className="aside-end faq-body">
        <div className="stack gap-5">
          {query !== "" && <Outcome query={query} count={count} />}
          {count === 0 ? (
            <NoAnswers query={query} />
          ) : (
            topics.map((one) => <AnswerList key={one.kind} topic={one} named={query !== ""} />)
          )}
        </div>
        <ServicePanel />
      </div>
    </div>
  );
}

function Outcome({ query, count }: { query: string; count: number }) {
  const { language } = useVisit();
  const { questions: words } = useWords("documents");
  return (
    <div className="between faq-outcome">
      <output className={count > 0 ? "strong" : "vh"}>
        {count > 0 ? words.found(count, query) : words.none(query)}
      </output>
      <Link className="link" to={links(language).questions()}>
        {words.back}
      </Link>
    </div>
  );
}

/**
 * A link to an answer (`#photo`) shows it open. A browser does so when it loads a page, but not for a link inside one.
 */
function useOpenedByAnchor(): void {
  const location = useLocation();
  useEffect(() => openAnswer(location.hash.slice(1)), [location]);
}

function openAnswer(id: string): void {
  const answer = document.getElementById(id)?.closest("details");
  if (!answer || answer.open) return;
  answer.open = true;
  answer.scrollIntoView();
}

/** On a phone the tabs are longer than the screen. Only they are moved: the page may be at an answer. */
function useCurrentTopicInView(kind: FaqKind | undefined): void {
  useEffect(() => {
    const current = kind && document.querySelector<HTMLElement>(".faq .tabs > [aria-current]");
    const tabs = current?.parentElement;
    tabs?.scrollTo({ left: (current?.offsetLeft ?? 0) - tabs.offsetLeft - tabs.clientWidth / 3 });
  }, [kind]);
}
