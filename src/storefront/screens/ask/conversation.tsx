import { useEffect, useRef, type FormEvent } from "react";
import { longestQuestion } from "../../../features/support/chats/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { ChatLines } from "./chat-lines.tsx";
import type { Talk } from "./load.ts";
import { OrderForm } from "./order-form.tsx";
import { TalkForm } from "./talk-form.tsx";

type ConversationProps = {
  talk: Talk | null;
  notSent: FormAnswer | undefined;
  busy: boolean;
  startOver: () => void;
};

const questionField = "said";
const typing = `[data-asked] [name=${questionField}]`;

/** What was said and what can be said: the page's, and the panel's beside other pages. */
export function Conversation({ talk, notSent, busy, startOver }: ConversationProps) {
  const words = useWords("ask");
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
      {!talk && <FirstQuestions />}
      <ChatLines talk={talk} />
      {isWaiting && (
        <Notice tone="good" title={words.waiting(talk.before ?? 0)}>
          {talk.mailbox === null ? words.waitingHere : words.waitingMail(talk.mailbox)}
        </Notice>
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
          {words.send}
        </Button>
      </TalkForm>
      {talk && !talk.order && talk.lines.some(({ answer }) => answer?.matter) && (
        <OrderForm talk={talk} notSent={notSent} beside={beside} />
      )}
      {!isWaiting && (
        <TalkForm talk={talk} className="ask-person">
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
        </TalkForm>
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
