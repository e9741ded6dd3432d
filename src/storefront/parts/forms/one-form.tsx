import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { ErrorSummary, type FieldProblem } from "../../../ui/error-summary.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useWords } from "../../ground/visit/words.ts";
import { sendCode } from "./code-field.tsx";
import type { Answered } from "./form-answer.ts";
import { useSendOnce } from "./use-send-once.ts";

type OneFormProps = {
  /** Which form of the page. */
  name: string;
  answered: Answered | undefined;
  /** What a control is called in the list of what needs care. */
  called: (field: string) => string;
  className?: string;
  children: (told: {
    entries: Answered["entries"] | undefined;
    beside: (field: string) => string | undefined;
    busy: boolean;
  }) => ReactNode;
};

/**
 * A form that posts to its own page, with what was wrong with it the last time. `noValidate`: the words of a browser
 * are not ours (row E4).
 */
export function OneForm({ name, answered: told, called, className, children }: OneFormProps) {
  const { named } = useWords("errors");
  const answered = told?.form === name ? told : undefined;
  const { busy: isUnderWay, onSubmit } = useSendOnce(answered?.id);
  const { formData } = useNavigation();
  // the button that has a code sent says so itself
  const busy = isUnderWay && formData?.get("form") === name && formData.get("intent") !== sendCode;
  const { open, beside, onInput } = useOpenProblems(answered);
  const withName = ({ field, message }: FieldProblem) => ({
    field,
    message: field ? named(called(field), message) : message,
  });
  return (
    <>
      {answered && <ErrorSummary key={answered.id} title={answered.title} problems={open.map(withName)} />}
      <Form method="post" noValidate className={className} onSubmit={onSubmit} onInput={onInput}>
        {/* the Enter key presses the first button of a form: what is meant is then seen from what is filled in */}
        <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="form" value={name} />
        {children({ entries: answered?.entries, beside, busy })}
      </Form>
    </>
  );
}
