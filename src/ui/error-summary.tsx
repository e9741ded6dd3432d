import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { fieldId } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";
import { showToast } from "./toasts.ts";

export type FieldProblem = { field?: string; message: string };

type ErrorSummaryProps = {
  title: ReactNode;
  /** All problems at once, in the order of the form; the ones without a field concern the whole. */
  problems: FieldProblem[];
};

/** Of these fields the one that stands first on the page. */
function firstControl(fields: readonly string[]): HTMLElement | null {
  if (fields.length === 0) return null;
  return document.querySelector<HTMLElement>(fields.map((field) => `#${CSS.escape(fieldId(field))}:enabled`).join());
}

function lead(to: HTMLElement) {
  // a field may lie folded away
  for (let folded = foldedAround(to); folded; folded = foldedAround(to)) folded.open = true;
  to.scrollIntoView({ block: "center" });
  to.focus({ preventScroll: true });
}

const foldedAround = (inside: HTMLElement) => inside.closest<HTMLDetailsElement>("details:not([open])");

/** From a link to a field, wherever on its page it stands. */
export function leadToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  lead(control);
}

/**
 * Row O10: when a problem is new the first field that is wrong comes into view and has the focus, while the list is
 * announced; what no field can mend leads to the list itself. While they are mended one by one the list only gets
 * shorter.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[]>([]);
  const said = problems.map(({ field, message }) => `${field} ${message}`).join("\n");
  useEffect(() => {
    const now = said.split("\n").filter((line) => line !== "");
    const isNew = now.some((line) => !before.current.includes(line));
    before.current = now;
    const first = isNew ? (firstControl(problems.flatMap(({ field }) => field ?? [])) ?? summary.current) : null;
    if (first) lead(first);
    // row E2: what is no field's problem is a toast, too; the list is what is announced
    if (isNew) for (const { field, message } of problems) if (!field) showToast(message, "failure", { said: true });
    // oxlint-disable-next-line react/exhaustive-deps
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
              {field ? (
                <a href={`#${fieldId(field)}`} onClick={leadToField}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
