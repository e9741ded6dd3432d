import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { longestQuestion } from "../../../features/support/chats/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import "./ask.css";
import { ChatLines } from "./chat-lines.tsx";
import type { Talk } from "./load.ts";
import { TalkKey } from "./talk-key.tsx";

type AskPageProps = { talk: Talk | null; notSent: FormAnswer | undefined };

/** How often somebody who waits for a person is told what is new. */
const lookEveryMs = 5000;

export function AskPage({ talk, notSent }: AskPageProps) {
  const words = useWords("ask");
  const { titled } = useWords("shell");
  const busy = useNavigation().state === "submitting";
  const { open, beside, onInput } = useOpenProblems(notSent);
  const isWaiting = talk?.state === "waiting";
  // a page that is kept for everybody names no address of one visitor
  const begun = talk ? {} : { action: "?" };
  useNews(isWaiting);
  return (
    <div className="wrap chat-page" data-quiet="">
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.about} />
      {talk && <meta name="robots" content="noindex" />}
      <header className="ask-head">
        <h1>{words.title}</h1>
        <p className="lede">{words.who}</p>
        <p className="kick">{words.safe}</p>
      </header>
      <FormProblems
        answer={notSent}
        open={open}
        called={(field) => (field === "email" ? words.email : words.question)}
      />
      {!talk && <FirstQuestions />}
      {talk && <ChatLines talk={talk} />}
      {isWaiting && (
        <Notice tone="good" title={words.waiting(talk.before ?? 0)}>
          {talk.mailbox === null ? words.waitingHere : words.waitingMail(talk.mailbox)}
        </Notice>
      )}
      <Form
        key={talk?.lines.length ?? 0}
        method="post"
        {...begun}
        noValidate
        className="panel panel-line ask-form"
        onInput={onInput}
      >
        <TalkKey talk={talk} />
        <TextField
          label={words.question}
          hint={words.hint}
          name="said"
          autoComplete="off"
          maxLength={longestQuestion}
          defaultValue={notSent?.entries.said}
          error={beside("said")}
        />
        <Button type="submit" variant="go" icon="arrow-right" busy={busy}>
          {words.send}
        </Button>
      </Form>
      {talk && !talk.order && talk.lines.some(({ answer }) => answer?.matter) && (
        <OrderForm talk={talk} notSent={notSent} beside={beside} />
      )}
      {!isWaiting && (
        <Form method="post" {...begun} noValidate className="ask-person">
          <TalkKey talk={talk} />
          <h2>{words.personHeading}</h2>
          <p className="soft">{words.personText}</p>
          <TextField
            label={words.email}
            note={words.optional}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={notSent?.entries.email}
            error={beside("email")}
          />
          <Button type="submit" name="go" value="person">
            {words.person}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Each is a form of its own, so that a press asks it. */
function FirstQuestions() {
  const { first } = useWords("ask");
  return (
    <ul className="ask-first">
      {first.map((question) => (
        <li key={question}>
          <Form method="post" action="?">
            <input type="hidden" name="said" value={question} />
            <Button type="submit">{question}</Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** What a person answers comes without a press, as long as the page is looked at. */
function useNews(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWanted, revalidate]);
}

/** Whose order it is, so that the chat can say how far it is. */
function OrderForm({ talk, notSent, beside }: AskPageProps & { beside: (field: string) => string | undefined }) {
  const { order: words } = useWords("ask");
  return (
    <Form method="post" noValidate className="ask-person">
      <TalkKey talk={talk} />
      <h2>{words.heading}</h2>
      <TextField
        label={words.number}
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={notSent?.entries.orderNumber}
        error={beside("orderNumber")}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={notSent?.entries.email}
        error={beside("email")}
      />
      <Button type="submit" name="go" value="order">
        {words.show}
      </Button>
    </Form>
  );
}
