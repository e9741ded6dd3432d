import { createContext, use } from "react";
import { Form, type FormProps } from "react-router";
import type { Talk } from "./load.ts";

/** What sends a form of a chat that is no page of its own; a page's form goes to its address. */
export const SendContext = createContext<((form: FormData) => void) | undefined>(undefined);

type TalkFormProps = Pick<FormProps, "className" | "onInput" | "children"> & {
  talk: Talk | null;
  /** The form of the question itself. */
  "data-asked"?: "";
};

/** A form with the chat that it is of, so that it works without scripts. */
export function TalkForm({ talk, children, ...rest }: TalkFormProps) {
  const send = use(SendContext);
  const inside = (
    <>
      {talk && <input type="hidden" name="chat" value={talk.id} />}
      {talk && <input type="hidden" name="key" value={talk.key} />}
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
