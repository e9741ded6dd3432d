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

/** Whose order it is, so that the chat can say how far it is: by its open link, by the account, or by its address. */
export function OrderForm({ talk, notSent, beside }: OrderFormProps) {
  const { order: words } = useWords("ask");
  const open = usePageOrder();
  return (
    <>
      {open && (
        <TalkForm talk={talk}>
          <input type="hidden" name="orderNumber" value={open.order} />
          <input type="hidden" name="orderKey" value={open.key} />
          <Button type="submit" name="go" value="order">
            {words.open(open.order)}
          </Button>
        </TalkForm>
      )}
      <TalkForm talk={talk} className="ask-person">
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
    </>
  );
}
