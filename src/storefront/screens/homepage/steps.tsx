import type { ReactNode } from "react";

type Step = { when: ReactNode; title: ReactNode; text: ReactNode };

/** Three moments on one line; the last one is where the signal starts. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="moments">
      {steps.map(({ when, title, text }, index) => (
        <li key={index}>
          <span className="moments-when">{when}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
