import { useState, type FocusEvent, type FormEvent } from "react";
import { CreateOrder } from "../../features/orders/contract.ts";
import type { useWords } from "../visit/words.ts";
import { problemsOf } from "./order-form.ts";
import type { NotPlaced } from "./place-order.ts";

type ErrorWords = ReturnType<typeof useWords<"errors">>;

/**
 * The words beside the fields: what the last try said, until the field is mended; and an e-mail address that cannot be
 * right as soon as it is left, because a typing error there costs the eSIM.
 */
export function useProblems(notPlaced: NotPlaced | undefined, { problems: words }: ErrorWords) {
  const [mended, setMended] = useState<{ of?: string; fields: string[] }>({ fields: [] });
  const [email, setEmail] = useState<string>();

  const touched = (field: string) => {
    if (field === "email") setEmail(undefined);
    setMended(({ of, fields }) => ({ of: notPlaced?.id, fields: of === notPlaced?.id ? [...fields, field] : [field] }));
  };
  const said = (field: string) => {
    if (mended.of === notPlaced?.id && mended.fields.includes(field)) return undefined;
    return notPlaced?.problems.find((problem) => problem.field === field)?.message;
  };
  return {
    touched,
    beside: (field: string) => (field === "email" ? (email ?? said(field)) : said(field)),
    onInput: ({ target }: FormEvent) => target instanceof HTMLInputElement && touched(target.name),
    onBlur: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "email" || target.value.trim() === "") return;
      const checked = CreateOrder.input.shape.email.safeParse(target.value);
      setEmail(checked.success ? undefined : problemsOf(checked.error.issues, words)[0]?.message);
    },
  };
}
