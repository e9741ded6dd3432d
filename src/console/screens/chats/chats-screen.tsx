import { useLoaderData, useRouteLoaderData } from "react-router";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Empty } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { chats, type Chats } from "./load.ts";

export const loader = chats;

/** Row H10: who waits in the support chat, and what the program could not answer, for editors. */
export function Component() {
  const { waiting, unanswered } = useLoaderData() as Chats;
  const { titled, chats: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <section className="chats" aria-labelledby="waiting">
        <h2 id="waiting">{words.waiting}</h2>
        {waiting.length === 0 && (
          <Empty title={words.empty}>
            <p>{words.emptyLede}</p>
          </Empty>
        )}
        <ul>
          {waiting.map(({ id, language, said, since }) => (
            <li key={id}>
              <Said id={id}>{said}</Said>{" "}
              <span className="soft small">
                {languageFacts[language as Language].label} · {words.since} <Moment at={since} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="chats" aria-labelledby="unanswered">
        <h2 id="unanswered">{words.unanswered}</h2>
        <p className="soft">{unanswered.length > 0 ? words.unansweredLede : words.nothing}</p>
        <ul>
          {unanswered.map(({ chatId, language, said, at, isWrong }) => (
            <li key={`${chatId} ${at}`}>
              <Said id={chatId}>{said}</Said>{" "}
              <span className="soft small">
                {languageFacts[language as Language].label} · {isWrong && `${words.wrong} · `}
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A chat opens to whoever may answer it; editors read here what was not answered. */
function Said({ id, children }: { id: string; children: string }) {
  const me = useRouteLoaderData("frame") as Me;
  if (!may(me, "send_mails")) return <q>{children}</q>;
  return (
    <a className="written" href={`/console/chats/${id}`}>
      {children}
    </a>
  );
}
