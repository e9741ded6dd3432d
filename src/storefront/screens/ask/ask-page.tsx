import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { NotSaid } from "./act.ts";
import { Conversation } from "./conversation.tsx";
import { ownQuery, type Talk } from "./load.ts";
import { TalkContext } from "./talk-form.tsx";
import { useKeptTalk } from "./use-kept-talk.ts";
import { useNews } from "./use-news.ts";
import { useSentWhenBack } from "./use-sent-when-back.ts";
import { Widget } from "./widget.tsx";
import sheet from "./ask.css?url";

type AskPageProps = { talk: Talk | null; widget: string | null; notSent: NotSaid | undefined };

export function AskPage({ talk, widget, notSent }: AskPageProps) {
  const words = useWords("ask");
  const { titled } = useWords("shell");
  const busy = useNavigation().state === "submitting";
  const { revalidate } = useRevalidator();
  useNews(talk, () => void revalidate());
  const startOver = useKeptTalk(talk, widget === null);
  const isKept = useSentWhenBack(notSent, (said) => {
    const form = document.querySelector<HTMLFormElement>(".chat-page form[data-asked]");
    if (form && new FormData(form).get("said") === said) form.requestSubmit();
  });
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
        <TalkContext value={{ notSent }}>
          <Conversation talk={talk} notSent={notSent} isKept={isKept} busy={busy} startOver={startOver} />
        </TalkContext>
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
