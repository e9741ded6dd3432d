import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { longestAnswer } from "../../../features/support/chats/rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Drafted } from "../../parts/drafted.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem, LongField } from "../../parts/form.tsx";
import { Held } from "../../parts/held.tsx";
import { Dropped } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Overtaken } from "../../parts/overtaken.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { answerVisitor } from "./act.ts";
import { chat, type ChatPage } from "./load.ts";

export const loader = chat;
export const action = answerVisitor;

/** A chat as its visitor has it, and the field for the answer. */
export function Component() {
  const found = useLoaderData() as ChatPage;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, chats: words } = useWords();
  const { language, mailbox, lines, held, isDone, dropped, state } = found;
  return (
    <>
      <title>{titled(words.chat)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/chats">
          <Icon name="arrow-left" />
          <span className="vh">{words.back}</span>
        </a>
        <h1>{words.chat}</h1>
      </header>
      <Dropped names={dropped} />
      {isDone && <output className="told">{words.sent}</output>}
      <div className="chat">
        <p className="soft">
          {words.language}: {languageFacts[language as Language].label} ·{" "}
          {mailbox === null ? words.noMail : `${words.mail} ${mailbox}`}
        </p>
        <section aria-label={words.lines}>
          {lines.map((line) => (
            <article key={line.place}>
              <p className="soft small">
                {words.speakers[line.who]} · <Moment at={line.at} />
              </p>
              {line.said !== null && <p className="chat-said">{line.said}</p>}
              {line.answer && <Quoted answer={line.answer} />}
              {line.helpful === false && <p className="soft small">{words.wrong}</p>}
              {held
                .filter(({ place }) => place === line.place)
                .map(({ answer, place, until }) => (
                  <Held key={place} until={until} mayUndo={may(me, "send_mails")}>
                    <input type="hidden" name="answer" value={answer ?? ""} />
                    {/* for the version before, which names it by these */}
                    <input type="hidden" name="place" value={place} />
                    <input type="hidden" name="until" value={until} />
                  </Held>
                ))}
            </article>
          ))}
        </section>
        {state !== "talking" && may(me, "send_mails") && <AnswerForm found={found} />}
      </div>
    </>
  );
}

function Quoted({
  answer: { to, entries, policy, sources, device, country },
}: {
  answer: NonNullable<ChatPage["lines"][number]["answer"]>;
}) {
  const { chats: words } = useWords();
  if (to === "person") return <p>{words.person}</p>;
  const named = [
    ...entries.map(({ Q }) => `${words.quoted}: ${Q}`),
    ...(policy ? [`${words.quoted}: ${policy.title} · ${policy.heading} · ${policy.version}`] : []),
    ...sources.map(({ title, url }) => `${title}: ${url}`),
    ...(device ? [`${words.device}: ${device.model}`] : []),
    ...(country ? [`${words.coverage}: ${country.name}`] : []),
  ];
  return <p>{named.join(" · ")}</p>;
}

function AnswerForm({ found: { id, seen, lines, draft } }: { found: ChatPage }) {
  const { chats: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const { said, seen: before }: Partial<Record<string, string>> = answered?.entries ?? {};
  const isOvertaken = before !== undefined && before !== seen;
  const since = lines.filter(({ place }) => place > Number.parseInt(before ?? ""));
  const now = (since.length > 0 ? since : lines.slice(-1)).map(
    (line) => `${words.speakers[line.who]}: ${line.said ?? "…"}`,
  );
  return (
    <form method="post" className="chat-answer" data-draft="">
      <FormProblem />
      {isOvertaken && <Overtaken values={[[words.lines, now.join("\n"), said]]} here={`/console/chats/${id}`} />}
      <RequestKey />
      <input type="hidden" name="seen" value={seen} />
      <Drafted draft={draft === null ? null : { said: draft }}>
        <LongField
          name="said"
          label={words.answer}
          hint={words.answerHint}
          rows={6}
          required
          maxLength={longestAnswer}
        />
      </Drafted>
      <button className="button button-go">{words.send}</button>
    </form>
  );
}
