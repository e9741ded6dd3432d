import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import type { Talk } from "./load.ts";
import { TalkForm } from "./talk-form.tsx";

type OrderFormProps = {
  talk: Talk;
  notSent: FormAnswer | undefined;
  beside: (field: string) => string | undefined;
};

/** Whose order it is, so that the chat can say how far it is. */
export function OrderForm({ talk, notSent, beside }: OrderFormProps) {
  const { order: words } = useWords("ask");
  return (
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
