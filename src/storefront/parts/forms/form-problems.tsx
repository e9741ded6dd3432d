import { ErrorSummary, type FieldProblem } from "../../../ui/error-summary.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "./form-answer.ts";

type FormProblemsProps = {
  answer: FormAnswer | undefined;
  /** Of its problems, those that are not mended yet. */
  open: readonly FieldProblem[];
  /** What people call a control. */
  called: (field: string) => string;
};

/** Above a form: what is wrong with it, each line with the name of its field. */
export function FormProblems({ answer, open, called }: FormProblemsProps) {
  const { named } = useWords("errors");
  const lines = open.map(({ field, message }) =>
    field ? { field, message: named(called(field), message) } : { message },
  );
  return answer && <ErrorSummary key={answer.id} title={answer.title} problems={lines} />;
}
