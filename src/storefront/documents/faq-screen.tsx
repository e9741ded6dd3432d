import { useEffect } from "react";
import { useLoaderData, useLocation } from "react-router";
import { faqKinds } from "../../features/content/faq-kinds.ts";
import { LinkTabs } from "../../ui/tabs.tsx";
import { links } from "../links.ts";
import { asked, useVisit, type ScreenArguments } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { AnswerList, NoAnswers } from "./answer-list.tsx";
import { kindFrom, topic, topicsAbout, type Topic } from "./answers.ts";
import { FaqSearch } from "./faq-search.tsx";
import { ServicePanel } from "./service-panel.tsx";

/** Row C2: one topic, or with `?q=` the answers of all topics that say it. */
export async function loader({ request, context }: ScreenArguments): Promise<{ kind: FaqKindOrNone; query: string; topics: Topic[] }> {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, 100);
  if (query !== "") return { kind: undefined, query, topics: await topicsAbout(query, asked(context)) };
  const kind = kindFrom(searchParams.get("type"));
  return { kind, query, topics: [await topic(kind, asked(context))] };
}
type FaqKindOrNone = Topic["kind"] | undefined;

export function Component() {
  const { kind, query, topics } = useLoaderData<typeof loader>();
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
        tabs={faqKinds.map((one) => ({ to: links(language).questions(one), label: words.kinds[one], current: one === kind }))}
      />
      <div className="aside-end faq-body">
        <div className="stack gap-5">
          {query !== "" && count > 0 && <output className="strong">{words.found(count, query)}</output>}
          {count === 0 ? <NoAnswers query={query} /> : topics.map((one) => <AnswerList key={one.kind} topic={one} named={query !== ""} />)}
        </div>
        <ServicePanel />
      </div>
    </div>
  );
}

/** A link to an answer (`#photo`) shows it open; the browser itself only opens what lies around an anchor. */
function useOpenedByAnchor(): void {
  const location = useLocation();
  useEffect(() => openAnswer(location.hash.slice(1)), [location]);
}

function openAnswer(id: string): void {
  const answer = document.getElementById(id);
  if (answer instanceof HTMLDetailsElement) answer.open = true;
}

/** On a phone the tabs are longer than the screen. Only they are moved: the page may be at an answer. */
function useCurrentTopicInView(kind: FaqKindOrNone): void {
  useEffect(() => {
    const current = kind && document.querySelector<HTMLElement>(".faq .tabs > [aria-current]");
    const tabs = current?.parentElement;
    tabs?.scrollTo({ left: (current?.offsetLeft ?? 0) - tabs.offsetLeft - tabs.clientWidth / 3 });
  }, [kind]);
}
