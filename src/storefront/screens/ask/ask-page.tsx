import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { Conversation } from "./conversation.tsx";
import { ownQuery, type Talk } from "./load.ts";
import { useKeptTalk } from "./use-kept-talk.ts";
import { useNews } from "./use-news.ts";
import { Widget } from "./widget.tsx";
import sheet from "./ask.css?url";

type AskPageProps = { talk: Talk | null; widget: string | null; notSent: FormAnswer | undefined };

export function AskPage({ talk, widget, notSent }: AskPageProps) {
  const words = useWords("ask");
  const { titled } = useWords("shell");
  const busy = useNavigation().state === "submitting";
  const { revalidate } = useRevalidator();
  useNews(talk, () => void revalidate());
  const startOver = useKeptTalk(talk, widget === null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
      {widget === null ? (
        <Conversation talk={talk} notSent={notSent} busy={busy} startOver={startOver} />
      ) : (
        <Widget
          address={widget}
          onFailed={() => void navigate(`?${ownQuery}`, { replace: true })}
          own={
            <Link className="link" to={`${pathname}?${ownQuery}`}>
              {words.own}
            </Link>
          }
        />
      )}
    </div>
  );
}
