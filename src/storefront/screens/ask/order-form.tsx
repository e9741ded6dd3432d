import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import type { Talk } from "./load.ts";
import { TalkForm } from "./talk-form.tsx";
import { usePageOrder } from "./use-page-order.ts";

type OrderFormProps = {
  talk: Talk;
  notSent: FormAnswer | undefined;
  beside: (field: string) => string | undefined;
};

/**
 * Whose order it is, so that the chat can say how far it is: by its open link, by the account, or by its address. One that is
 * shown already may be the wrong one.
 */
export function OrderForm({ talk, ...typed }: OrderFormProps) {
  const { order: words } = useWords("ask");
  const open = usePageOrder();
  const shown = talk.order?.number;
  return (
    <>
      {open && open.order !== shown && (
        <TalkForm talk={talk}>
          <input type="hidden" name="orderNumber" value={open.order} />
          <input type="hidden" name="orderKey" value={open.key} />
          <Button type="submit" name="go" value="order">
            {words.open(open.order)}
          </Button>
        </TalkForm>
      )}
      {shown === undefined ? (
        <TypedOrder talk={talk} {...typed}>
          <h2>{words.heading}</h2>
        </TypedOrder>
      ) : (
        <Disclosure key={shown} summary={words.another} open={Boolean(typed.notSent?.entries.orderNumber)}>
          <TypedOrder talk={talk} {...typed} />
        </Disclosure>
      )}
    </>
  );
}

function TypedOrder({ talk, notSent, beside, children }: OrderFormProps & { children?: ReactNode }) {
  const { order: words } = useWords("ask");
  return (
    <TalkForm talk={talk} className="ask-person">
      {children}
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
        hint={words.emailHint}
        name="boughtWith"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={notSent?.entries.boughtWith}
        error={beside("boughtWith")}
      />
      <Button type="submit" name="go" value="order">
        {words.show}
      </Button>
    </TalkForm>
  );
}
