import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { useLocation } from "react-router";
import { longestQuestion } from "../../../features/support/chats/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import type { NotSaid } from "./act.ts";
import { ChatLines } from "./chat-lines.tsx";
import { askedFrom } from "./first-questions.ts";
import { ownQuery, type Talk } from "./load.ts";
import { OrderForm } from "./order-form.tsx";
import { TalkForm } from "./talk-form.tsx";

type ConversationProps = {
  talk: Talk | null;
  notSent: NotSaid | undefined;
  /** A question waits for the network. */
  isKept: boolean;
  busy: boolean;
  startOver: () => void;
};

const questionField = "said";
const typing = `[data-asked] [name=${questionField}]`;

/** What was said and what can be said: the page's, and the panel's beside other pages. */
export function Conversation({ talk, notSent, isKept, busy, startOver }: ConversationProps) {
  const words = useWords("ask");
  const to = links(useVisit().language);
  const { open, beside, onInput } = useOpenProblems(notSent);
  const { whole, keepAt, onSent } = useFocusKept(talk);
  const isWaiting = talk?.state === "waiting";
  const called: Record<string, string> = {
    email: words.email,
    orderNumber: words.order.number,
    boughtWith: words.order.email,
  };
  return (
    <div className="ask-talk" data-drawn="chat" ref={whole} onSubmitCapture={onSent}>
      <FormProblems answer={notSent} open={open} called={(field) => called[field] ?? words.question} />
      {isKept && <Notice tone="care">{words.kept}</Notice>}
      {!talk && <FirstQuestions />}
      <ChatLines talk={talk} />
      {isWaiting && (
        <Notice tone="good" title={words.waiting(talk.before ?? 0)}>
          {talk.mailbox === null ? words.waitingHere : words.waitingMail(talk.mailbox)}
        </Notice>
      )}
      {isWaiting && talk.mailbox === null && (
        <MailForm talk={talk} label={words.mailToo} error={beside("email")} typed={notSent?.entries.email} />
      )}
      <TalkForm
        key={talk?.lines.length ?? 0}
        talk={talk}
        className="panel panel-line ask-form"
        data-asked=""
        onInput={onInput}
      >
        <TextField
          label={words.question}
          hint={words.hint}
          name={questionField}
          autoComplete="off"
          maxLength={longestQuestion}
          defaultValue={notSent?.entries.said}
          error={beside(questionField)}
        />
        <Button type="submit" variant="go" icon="arrow-right" busy={busy}>
          {notSent?.entries.said ? words.retry : words.send}
        </Button>
      </TalkForm>
      {talk && talk.lines.some(({ answer }) => answer?.matter) && (
        <OrderForm talk={talk} notSent={notSent} beside={beside} />
      )}
      {!isWaiting && (
        <MailForm talk={talk} label={words.person} error={beside("email")} typed={notSent?.entries.email}>
          <h2>{words.personHeading}</h2>
          <p className="soft">{words.personText}</p>
        </MailForm>
      )}
      {talk && (
        <Button
          className="ask-over needs-script"
          variant="quiet"
          size="small"
          icon="rotate-ccw"
          onClick={() => {
            keepAt(typing);
            startOver();
          }}
        >
          {words.startOver}
        </Button>
      )}
      {talk && (
        <noscript>
          <a className="link" href={`${to.inside("/ask")}?${ownQuery}`}>
            {words.startOver}
          </a>
        </noscript>
      )}
    </div>
  );
}

type MailFormProps = {
  talk: Talk | null;
  label: string;
  error: string | undefined;
  typed: string | undefined;
  children?: ReactNode;
};

/** The wish for a person, with or without a mailbox for the answer; who waits already adds theirs. */
function MailForm({ talk, label, error, typed, children }: MailFormProps) {
  const words = useWords("ask");
  return (
    <TalkForm talk={talk} className="ask-person">
      {children}
      <TextField
        label={words.email}
        note={words.optional}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={typed}
        error={error}
      />
      <Button type="submit" name="go" value="person">
        {label}
      </Button>
    </TalkForm>
  );
}

/** Each is a form of its own, so that a press asks it; which they are depends on the page behind. */
function FirstQuestions() {
  const { first } = useWords("ask");
  const from = askedFrom(useLocation().pathname);
  return (
    <ul className="ask-first">
      {first[from].map((question) => (
        <li key={question}>
          <TalkForm talk={null}>
            <input type="hidden" name={questionField} value={question} />
            <Button type="submit">{question}</Button>
          </TalkForm>
        </li>
      ))}
    </ul>
  );
}

/**
 * What was pressed may be gone with the answer: whoever typed goes on typing, anybody else stands at what was said, which
 * the log reads out.
 */
function useFocusKept(talk: Talk | null) {
  const whole = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    const to = next.current;
    next.current = undefined;
    if (to) whole.current?.querySelector<HTMLElement>(talk ? to : typing)?.focus({ preventScroll: true });
  }, [talk]);
  const keepAt = (place: string) => void (next.current = place);
  const onSent = ({ target }: FormEvent) =>
    keepAt(target instanceof HTMLFormElement && "asked" in target.dataset ? typing : "[role=log]");
  return { whole, keepAt, onSent };
}
