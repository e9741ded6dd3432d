import { createContext, use } from "react";
import { Form, type FormProps } from "react-router";
import type { Entries } from "../../parts/forms/entries.ts";
import type { NotSaid } from "./act.ts";
import type { Talk } from "./load.ts";

type TalkAround = {
  /** What sends a form of a chat that is no page of its own; a page's form goes to its address. */
  send?: (form: FormData) => void;
  /** What failed before, whichever form is pressed next. */
  notSent: NotSaid | undefined;
};
export const TalkContext = createContext<TalkAround>({ notSent: undefined });

type TalkFormProps = Pick<FormProps, "className" | "onInput" | "children"> & {
  talk: Talk | null;
  /** The form of the question itself. */
  "data-asked"?: "";
};

/** What the next press needs of one that failed: its request, and the chat that it has begun. */
function carried({ triedSaid = "", triedKey = "", chat = "", key = "", begun = "" }: Entries): Entries {
  return { triedSaid, triedKey, ...(begun && { chat, key, begun }) };
}

/** A form with the chat that it is of, so that it works without scripts. */
export function TalkForm({ talk, children, ...rest }: TalkFormProps) {
  const { send, notSent } = use(TalkContext);
  const hidden: Entries = { ...carried(notSent?.entries ?? {}), ...(talk && { chat: talk.id, key: talk.key }) };
  const inside = (
    <>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </>
  );
  if (!send)
    return (
      // a page that is kept for everybody names no address of one visitor
      <Form method="post" {...(!talk && { action: "?" })} noValidate {...rest}>
        {inside}
      </Form>
    );
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
    >
      {inside}
    </form>
  );
}
