import { useNavigation, useRevalidator } from "react-router";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { Conversation } from "./conversation.tsx";
import type { Talk } from "./load.ts";
import { useKeptTalk } from "./use-kept-talk.ts";
import { useNews } from "./use-news.ts";
import sheet from "./ask.css?url";

type AskPageProps = { talk: Talk | null; notSent: FormAnswer | undefined };

export function AskPage({ talk, notSent }: AskPageProps) {
  const words = useWords("ask");
  const { titled } = useWords("shell");
  const busy = useNavigation().state === "submitting";
  const { revalidate } = useRevalidator();
  useNews(talk, () => void revalidate());
  const startOver = useKeptTalk(talk);
  return (
    <div className="wrap chat-page" data-quiet="">
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.about} />
      {talk && <meta name="robots" content="noindex" />}
      <header className="ask-head">
        <h1>{words.title}</h1>
        <p className="lede">{words.who}</p>
        <p className="kick">{words.safe}</p>
      </header>
      <Conversation talk={talk} notSent={notSent} busy={busy} startOver={startOver} />
    </div>
  );
}
