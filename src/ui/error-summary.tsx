import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { fieldId } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";

export type FieldProblem = { field?: string; message: string };

type ErrorSummaryProps = {
  title: ReactNode;
  /** All problems at once, in the order of the form; the ones without a field concern the whole. */
  problems: FieldProblem[];
};

function leadToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** Takes the focus when a problem is new, so that nobody has to hunt for what went wrong; while they are mended one by one the list only gets shorter. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[]>([]);
  const said = problems.map(({ field, message }) => `${field} ${message}`).join("\n");
  useEffect(() => {
    const now = said.split("\n").filter((line) => line !== "");
    const isNew = now.some((line) => !before.current.includes(line));
    before.current = now;
    if (!isNew) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: "center" });
  }, [said]);

  if (problems.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      <Icon name="circle-alert" />
      <div>
        <h2>{title}</h2>
        <ul>
          {problems.map(({ field, message }, index) => (
            <li key={index}>
              {field ? <a href={`#${fieldId(field)}`} onClick={leadToField}>{message}</a> : message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
