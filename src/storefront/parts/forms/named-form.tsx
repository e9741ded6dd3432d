import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { sendCode } from "./code-field.tsx";
import type { Filled } from "./form-part.ts";
import { FormProblems } from "./form-problems.tsx";
import type { NamedFormAnswer } from "./named-form-answer.ts";
import { useSendOnce } from "./use-send-once.ts";

type NamedFormProps = {
  /** Which form of the page. */
  name: string;
  /** To any form of the page. */
  answer: NamedFormAnswer | undefined;
  called: (field: string) => string;
  className?: string;
  children: (form: Filled & { busy: boolean }) => ReactNode;
};

/** A form that posts to its own page. `noValidate`: the words of a browser are not ours (row E4). */
export function NamedForm({ name, answer: toPage, called, className, children }: NamedFormProps) {
  const answer = toPage?.form === name ? toPage : undefined;
  const { busy: isUnderWay, onSubmit } = useSendOnce(answer?.id);
  const { formData } = useNavigation();
  // the button that has a code sent says so itself
  const busy = isUnderWay && formData?.get("form") === name && formData.get("intent") !== sendCode;
  const { open, beside, onInput } = useOpenProblems(answer);
  return (
    <>
      <FormProblems answer={answer} open={open} called={called} />
      <Form method="post" noValidate className={className} onSubmit={onSubmit} onInput={onInput}>
        {/* the Enter key presses the first button of a form: what is meant is then seen from what is filled in */}
        <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="form" value={name} />
        {children({ entries: answer?.entries, beside, busy })}
      </Form>
    </>
  );
}
